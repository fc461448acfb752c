import type { InquiryItem } from '~/contract/inbox'
import type { Locale } from '~/contract/locale'
import { formatDay } from '~/lib/format'
import { m } from '~/paraglide/messages'

/** Title of an inquiry in lists. */
export function titleOf({ name, company, ticket, isErased }: InquiryItem): string {
  if (isErased) return m.desk_inbox_is_erased()
  const who = [name, company].filter((text) => text !== null).join(' · ')
  return who || ticket || m.desk_inbox_unnamed()
}

/** Due day of the answer, in words; undefined if none was promised or the inquiry is closed. */
export function dueText({ dueOn, isOverdue, state }: InquiryItem, locale: Locale): string | undefined {
  if (dueOn === null || state === 'done' || state === 'spam') return undefined
  const day = formatDay(dueOn, locale)
  return isOverdue ? m.desk_inbox_overdue_since({ day }) : m.desk_inbox_reply_by({ day })
}
