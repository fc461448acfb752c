import type { ExamQuestions } from '~/contract/api/exam-questions'
import { callsOf } from '../calls'

/** The calls of the exam service for the question bank. */
export const callQuestions = callsOf<ExamQuestions>('exam')
