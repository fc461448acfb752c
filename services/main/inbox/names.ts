import type { InquiryKind, InquiryState } from '../../../src/contract/inbox'
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
