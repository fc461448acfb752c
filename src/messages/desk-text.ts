import type { PeopleMessage } from '../contract/desk-people'
import type { ExamDeskMessage } from '../contract/exam-desk'
import type { Locale } from '../contract/locale'
import { m } from '../paraglide/messages'

type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** Separate from the other fields' texts, which visitors load. */
const texts: Readonly<Record<PeopleMessage | ExamDeskMessage, Text>> = {
  field_roles: m.field_roles,
  field_decision: m.field_decision,
  field_query: m.field_query
}

/** The text of an error of the desk's fields; undefined if the message is not in the contract. */
export function deskText(message: string): Text | undefined {
  return Object.entries(texts).find(([key]) => key === message)?.[1]
}
