import type { MainDeskInbox } from '~/contract/api/main-desk-inbox'
import { callsOf } from '~/lib/api'

/** The calls of the inbox. */
export const callInbox = callsOf<MainDeskInbox>('main')
