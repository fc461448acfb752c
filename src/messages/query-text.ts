import type { QueryMessage } from '../contract/content'
import { m } from '../paraglide/messages'
import { findText, type Text } from './text'

/** Separate from the form fields' texts, which browsers load: only the services use these. */
const texts: Readonly<Record<QueryMessage, Text>> = {
  field_id: m.field_id,
  field_language: m.field_language,
  field_page: m.field_page,
  field_size: m.field_size,
  field_cursor: m.field_cursor,
  field_order: m.field_order,
  field_type: m.field_type,
  field_when: m.field_when,
  field_date: m.field_date,
  field_ticket: m.field_ticket,
  field_query: m.field_query
}

/** The text of a query error; undefined if the message is not in the contract. */
export const queryText = (message: string): Text | undefined => findText(texts, message)
