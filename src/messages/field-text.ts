import type { FieldMessage } from '../contract/account'
import type { consultationFields } from '../contract/forms/consultation'
import type { downloadFields } from '../contract/forms/download'
import type { feedbackFields } from '../contract/forms/feedback'
import type { VisibleField } from '../contract/forms/field'
import type { noticeFields } from '../contract/forms/notice'
import type { partnerFields } from '../contract/forms/partner'
import { privacyStatementVersion } from '../contract/limits'
import type { SurveyReason } from '../contract/survey'
import { m } from '../paraglide/messages'
import { findText, type Text } from './text'

/** An explicit map: a missing text fails the type check, and only these messages are bundled. */
const texts: Readonly<Record<FieldMessage, Text>> = {
  field_username: m.field_username,
  field_phone: m.field_phone,
  field_contact_phone: m.field_contact_phone,
  field_identifier: m.field_identifier,
  field_password: m.field_password,
  field_password_match: m.field_password_match,
  field_password_differs: m.field_password_differs,
  field_password_same: m.field_password_same,
  field_proof: m.field_proof,
  field_company: m.field_company,
  field_company_long: m.field_company_long,
  field_position: m.field_position,
  field_position_long: m.field_position_long,
  field_purpose: m.field_purpose,
  field_purpose_long: m.field_purpose_long,
  field_code_digits: m.field_code_digits,
  field_code: m.field_code,
  field_code_type: m.field_code_type,
  field_agreement: m.field_agreement,
  field_email: m.field_email,
  field_email_domain: m.field_email_domain,
  field_binding_type: m.field_binding_type,
  field_profile_empty: m.field_profile_empty,
  field_passkey: m.field_passkey,
  field_passkey_name: m.field_passkey_name,
  field_id: m.field_id,
  field_industry: m.field_industry,
  field_questions: m.field_questions,
  field_edition: m.field_edition,
  field_kind: m.field_kind,
  field_city: m.field_city,
  field_needs: m.field_needs,
  field_wants: m.field_wants,
  field_trap: m.field_trap,
  field_elapsed: m.field_elapsed,
  field_reasons: m.field_reasons,
  field_description: m.field_description,
  field_document: m.field_document,
  field_statement: m.field_statement,
  field_statement_accept: m.field_statement_accept,
  field_receipt: m.field_receipt,
  field_consent: m.field_consent
}

/** The text of a field error (spec §5); undefined if the message is not in the contract. */
export const fieldText = (message: string): Text | undefined => findText(texts, message)

/** Labels of the fields that the visitor fills in. */
export type Labels<Fields> = Readonly<Record<VisibleField<Fields>, Text>>

const contactLabels = { name: m.form_name, phone: m.form_contact_phone, email: m.form_email }

export const partnerLabels: Labels<typeof partnerFields> = {
  ...contactLabels,
  edition: m.partners_trial_edition,
  company: m.form_company,
  position: m.form_position,
  city: m.form_city,
  needs: m.partners_form_needs,
  wants: m.partners_form_wants
}

export const noticeLabels: Labels<typeof noticeFields> = {
  certifications: m.training_notice_certifications,
  email: m.form_email
}

export const consultationLabels: Labels<typeof consultationFields> = {
  ...contactLabels,
  email: m.form_work_email,
  industry: m.form_industry,
  questions: m.consult_questions
}

export const downloadLabels: Labels<typeof downloadFields> = {
  ...contactLabels,
  statementVersion: (_, options) => m.downloads_statement_accept({ date: privacyStatementVersion }, options),
  industry: m.form_industry
}

export const feedbackLabels: Labels<typeof feedbackFields> = {
  reasons: m.feedback_reasons,
  description: m.feedback_words,
  email: m.feedback_email
}

export const reasonLabels: Readonly<Record<SurveyReason, Text>> = {
  missing: m.feedback_reason_missing,
  unclear: m.feedback_reason_unclear,
  wrong: m.feedback_reason_wrong,
  other: m.feedback_reason_other
}
