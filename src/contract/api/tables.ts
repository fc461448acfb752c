import type { Calls } from './call'
import { exam } from './exam'
import { examDesk } from './exam-desk'
import { examQuestions } from './exam-questions'
import { main } from './main'
import { mainDeskAudit } from './main-desk-audit'
import { mainDeskEntries } from './main-desk-entries'
import { mainDeskInbox } from './main-desk-inbox'
import { mainDeskMedia } from './main-desk-media'
import { mainDeskSearch } from './main-desk-search'
import { passport } from './passport'
import { passportDesk } from './passport-desk'
import { passportService } from './passport-service'

/**
 * Every call of each API (decision 028). The first table of an API has the calls of its visitors; the others have those of the
 * desk, by capability, and those of other services. Code that needs all calls of an API derives from this list, so a table that
 * is missing here has no effect on the edge; `tables.test.ts` finds one.
 */
export const apiTables = {
  passport: [passport, passportDesk, passportService],
  main: [main, mainDeskAudit, mainDeskEntries, mainDeskInbox, mainDeskMedia, mainDeskSearch],
  exam: [exam, examDesk, examQuestions]
} as const satisfies Record<string, readonly Calls[]>
