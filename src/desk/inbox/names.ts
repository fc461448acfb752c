import type { InquiryItem, InquiryKind, InquiryState } from '~/contract/inbox'
import type { Locale } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { m } from '~/paraglide/messages'

export const kindNames: Readonly<Record<InquiryKind, () => string>> = {
  consultation: m.service_inquiry_consultation,
  partner: m.service_inquiry_partner,
  feedback: m.service_inquiry_feedback,
  download: m.service_inquiry_download
}

export const stateNames: Readonly<Record<InquiryState, () => string>> = {
  new: m.service_inquiry_new,
  assigned: m.service_inquiry_assigned,
  waiting: m.service_inquiry_waiting,
  done: m.service_inquiry_done,
  spam: m.service_inquiry_spam
}

/** What a list calls an inquiry. */
export function titleOf({ name, company, ticket, isErased }: InquiryItem): string {
  if (isErased) return m.desk_inbox_is_erased()
  const who = [name, company].filter((text) => text !== null).join(' · ')
  return who || ticket || m.desk_inbox_unnamed()
}

/** When an answer is due, in words; undefined if none was promised or it is over. */
export function dueText({ dueOn, isOverdue, state }: InquiryItem, locale: Locale): string | undefined {
  if (dueOn === null || state === 'done' || state === 'spam') return undefined
  const day = formatDay(dueOn, locale)
  return isOverdue ? m.desk_inbox_overdue_since({ day }) : m.desk_inbox_reply_by({ day })
}
