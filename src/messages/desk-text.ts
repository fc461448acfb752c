import type { EntryMessage } from '../contract/desk-entries'
import type { PeopleMessage } from '../contract/desk-people'
import type { BankMessage } from '../contract/exam-bank'
import type { ExamDeskMessage } from '../contract/exam-desk'
import type { QuestionMessage } from '../contract/exam-questions'
import type { MediaMessage } from '../contract/media'
import { m } from '../paraglide/messages'
import { findText, type Text } from './text'

type DeskMessage = PeopleMessage | ExamDeskMessage | BankMessage | QuestionMessage | MediaMessage | EntryMessage

/** Separate from the other fields' texts, which visitors load. */
const texts: Readonly<Record<DeskMessage, Text>> = {
  field_roles: m.field_roles,
  field_decision: m.field_decision,
  field_query: m.field_query,
  field_bank_text: m.field_bank_text,
  field_bank_options: m.field_bank_options,
  field_bank_same_options: m.field_bank_same_options,
  field_bank_source: m.field_bank_source,
  field_bank_graph: m.field_bank_graph,
  field_bank_type: m.field_bank_type,
  field_bank_pool: m.field_bank_pool,
  field_revision: m.field_revision,
  field_alt: m.field_alt,
  field_file_name: m.field_file_name,
  field_entry_kind: m.field_entry_kind,
  field_entry_language: m.field_entry_language,
  field_entry_state: m.field_entry_state,
  field_entry_search: m.field_entry_search,
  field_entry_fields: m.field_entry_fields,
  field_entry_text: m.field_entry_text,
  field_entry_revision: m.field_entry_revision,
  field_entry_version: m.field_entry_version,
  field_entry_copies: m.field_entry_copies,
  field_entry_note: m.field_entry_note,
  field_entry_moment: m.field_entry_moment,
  field_flag: m.field_flag
}

/** The text of an error of the desk's fields; undefined if the message is not in the contract. */
export const deskText = (message: string): Text | undefined => findText(texts, message)
