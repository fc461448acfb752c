import type { InboxMessage } from '../contract/inbox'
import type { Locale } from '../contract/locale'
import { m } from '../paraglide/messages'

type Text = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** Separate from the other fields' texts: only the desk and the services load these. */
const texts: Readonly<Record<InboxMessage, Text>> = {
  field_inquiry_kind: m.field_inquiry_kind,
  field_inquiry_state: m.field_inquiry_state,
  field_inquiry_assignee: m.field_inquiry_assignee,
  field_inquiry_revision: m.field_inquiry_revision,
  field_inquiry_outcome: m.field_inquiry_outcome,
  field_inquiry_text: m.field_inquiry_text,
  field_inquiry_query: m.field_inquiry_query,
  field_notification: m.field_notification
}

/** The text of an error of the inbox's fields; undefined if the message is not in the contract. */
export function inboxText(message: string): Text | undefined {
  return Object.entries(texts).find(([key]) => key === message)?.[1]
}
