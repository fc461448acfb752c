import type { ExamMessage } from '../contract/exam'
import { m } from '../paraglide/messages'
import { findText, type Text } from './text'

/** Separate from the other fields' texts: only the exam's pages and the services load these. */
const texts: Readonly<Record<ExamMessage, Text>> = {
  field_lesson: m.field_lesson,
  field_answer: m.field_answer,
  field_question: m.field_question,
  field_topic: m.field_topic,
  field_certificate_name: m.field_certificate_name,
  field_exam_text: m.field_exam_text,
  field_allowance: m.field_allowance,
  field_exam_purpose: m.field_exam_purpose,
  field_certificate: m.field_certificate,
  field_flag: m.field_flag
}

/** The text of an error of the exam API's fields; undefined if the message is not in the contract. */
export const examText = (message: string): Text | undefined => findText(texts, message)
