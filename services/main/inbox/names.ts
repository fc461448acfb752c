import type { InquiryKind, InquiryState } from '../../../src/contract/inbox'
import type { Edition, PartnerWant } from '../../../src/contract/user-info'
import { m } from '../../../src/paraglide/messages'
import type { Text } from '../../api/answer'

export const kindNames: Readonly<Record<InquiryKind, Text>> = {
  consultation: m.service_inquiry_consultation,
  partner: m.service_inquiry_partner,
  feedback: m.service_inquiry_feedback,
  download: m.service_inquiry_download
}

export const stateNames: Readonly<Record<InquiryState, Text>> = {
  new: m.service_inquiry_new,
  assigned: m.service_inquiry_assigned,
  waiting: m.service_inquiry_waiting,
  done: m.service_inquiry_done,
  spam: m.service_inquiry_spam
}

export const editionNames: Readonly<Record<Edition, Text>> = {
  free: m.desk_inbox_edition_free,
  single: m.desk_inbox_edition_single,
  standard: m.desk_inbox_edition_standard,
  advanced: m.desk_inbox_edition_advanced
}

export const wantNames: Readonly<Record<PartnerWant, Text>> = {
  download: m.desk_inbox_want_download,
  trial: m.desk_inbox_want_trial,
  partner: m.desk_inbox_want_partner,
  talk: m.desk_inbox_want_talk,
  project: m.desk_inbox_want_project
}
