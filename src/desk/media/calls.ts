import type { MainDeskMedia } from '~/contract/api/main-desk-media'
import { callsOf } from '../calls'

/** Calls of main for the media library. */
export const callMedia = callsOf<MainDeskMedia>('main')
