import type { ExamDesk } from '~/contract/api/exam-desk'
import { callsOf } from '../calls'

/** The calls of the exam service at the desk. */
export const callExamDesk = callsOf<ExamDesk>('exam')
