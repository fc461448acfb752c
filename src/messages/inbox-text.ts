import type { OptionField, StaffField } from '../contract/forms/field'
import { namesOf } from '../contract/forms/names-of'
import type { LaterCertification } from '../contract/forms/notice'
import type { PartnerWant } from '../contract/forms/partner'
import type { InboxMessage, InquiryKind, InquiryState, inquiryFields } from '../contract/inbox'
import type { Locale } from '../contract/locale'
import type { Edition } from '../contract/user-info'
import { m } from '../paraglide/messages'
import { consultationLabels, downloadLabels, feedbackLabels, noticeLabels, partnerLabels, reasonLabels } from './field-text'
import { findText, type Text } from './text'

/** Separate from the other fields' texts: only the desk and the services load these. */
const texts: Readonly<Record<InboxMessage, Text>> = {
  field_inquiry_kind: m.field_inquiry_kind,
  field_inquiry_state: m.field_inquiry_state,
  field_inquiry_assignee: m.field_inquiry_assignee,
  field_inquiry_revision: m.field_inquiry_revision,
  field_inquiry_outcome: m.field_inquiry_outcome,
  field_inquiry_text: m.field_inquiry_text,
  field_inquiry_query: m.field_inquiry_query,
  field_notification: m.field_notification,
  field_flag: m.field_flag
}

/** The text of an error of the inbox's fields; undefined if the message is not in the contract. */
export const inboxText = (message: string): Text | undefined => findText(texts, message)

export const kindNames: Readonly<Record<InquiryKind, Text>> = {
  consultation: m.service_inquiry_consultation,
  partner: m.service_inquiry_partner,
  feedback: m.service_inquiry_feedback,
  download: m.service_inquiry_download,
  notice: m.service_inquiry_notice
}

export const stateNames: Readonly<Record<InquiryState, Text>> = {
  new: m.service_inquiry_new,
  assigned: m.service_inquiry_assigned,
  waiting: m.service_inquiry_waiting,
  done: m.service_inquiry_done,
  spam: m.service_inquiry_spam
}

/** Names of fields for staff, if they differ from the labels, in the order of the inbox. */
const staffNames = {
  reasons: m.desk_inbox_reasons,
  phone: m.desk_inbox_phone,
  email: m.desk_inbox_email,
  company: m.desk_inbox_company,
  position: m.desk_inbox_position,
  city: m.desk_inbox_city,
  industry: m.desk_inbox_industry,
  wants: m.desk_inbox_wants,
  edition: m.desk_inbox_edition
}

type AllFields = (typeof inquiryFields)[InquiryKind]

/** All fields that staff see: those with a name for staff first, in its order. */
const staffLabels: Readonly<Record<StaffField<AllFields>, Text>> = {
  ...staffNames,
  ...consultationLabels,
  ...partnerLabels,
  ...feedbackLabels,
  ...downloadLabels,
  ...noticeLabels,
  ...staffNames
}

/** The names of the fields of an inquiry, in the order of the inbox. */
export const staffFieldNames: readonly string[] = namesOf(staffLabels)

/** Name of an inquiry's field for staff. */
export function staffLabel(field: string): Text {
  const label = findText(staffLabels, field)
  if (!label) throw new Error(`Staff have no name for ${field}`)
  return label
}

const editionTexts: Readonly<Record<Edition, Text>> = {
  free: m.desk_inbox_edition_free,
  single: m.desk_inbox_edition_single,
  standard: m.desk_inbox_edition_standard,
  advanced: m.desk_inbox_edition_advanced
}

const wantTexts: Readonly<Record<PartnerWant, Text>> = {
  download: m.desk_inbox_want_download,
  trial: m.desk_inbox_want_trial,
  partner: m.desk_inbox_want_partner,
  talk: m.desk_inbox_want_talk,
  project: m.desk_inbox_want_project
}

/** The names of certifications are the same in every language. */
const certificationTexts: Readonly<Record<LaterCertification, Text>> = { GBCP: () => 'GBCP', GBCM: () => 'GBCM' }

/** The options of the fields that have some. */
const optionTexts: Readonly<Record<OptionField<AllFields>, Readonly<Record<string, Text>>>> = {
  edition: editionTexts,
  wants: wantTexts,
  reasons: reasonLabels,
  certifications: certificationTexts
}

/** Value of a field as staff read it: a text, an option or several; empty for a choice that was not made. */
export function staffText(field: string, value: unknown, locale?: Locale): string {
  const texts = Object.entries(optionTexts).find(([name]) => name === field)?.[1]
  const textOf = (option: string) => texts?.[option]?.({}, { locale }) ?? option
  if (Array.isArray(value)) return value.map(String).map(textOf).join(m.desk_inbox_separator({}, { locale }))
  return typeof value === 'string' ? textOf(value) : ''
}
