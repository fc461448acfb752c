import type { ExamQuestions } from '~/contract/api/exam-questions'
import { callsOf } from '~/lib/api'

/** The calls of the exam service for the question bank. */
export const callQuestions = callsOf<ExamQuestions>('exam')
