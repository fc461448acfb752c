import type { MainDeskMedia } from '~/contract/api/main-desk-media'
import { callsOf } from '~/lib/api'

/** Calls of main for the media library. */
export const callMedia = callsOf<MainDeskMedia>('main')
