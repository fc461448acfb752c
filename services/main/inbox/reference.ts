import { like, type SQL } from 'drizzle-orm'
import type { InquiryKind } from '../../../src/contract/inbox'
import { inquiries } from '../db/schema'

/**
 * The number by which visitors and staff call an inquiry: the ticket of feedback, otherwise the first eight digits of the random id
 * of its submission, `3F9A-27C1`. It tells nobody how many inquiries there are. Of ten thousand, hardly two have the same.
 */
export const referenceOf = ({ kind, subject }: { kind: InquiryKind; subject: string }): string =>
  kind === 'feedback' ? subject : `${subject.slice(0, 4)}-${subject.slice(4, 8)}`.toUpperCase()

/** The inquiries with a typed number; undefined if the text is none. Tickets are searched as texts. */
export function withReference(text: string): SQL | undefined {
  const [, first, second] = /^([0-9a-f]{4})[-\s]?([0-9a-f]{4})$/i.exec(text) ?? []
  return first === undefined || second === undefined ? undefined : like(inquiries.subject, `${first}${second}%`)
}
