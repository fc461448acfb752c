import type { ExamDesk } from '~/contract/api/exam-desk'
import { callsOf } from '~/lib/api'

/** The calls of the exam service at the desk, for its own page, the inbox and the audit log. */
export const callExamDesk = callsOf<ExamDesk>('exam')
