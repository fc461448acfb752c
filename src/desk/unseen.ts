import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { account } from './account'

/* The four-eyes rule for the account: a draft lists the authors whose changes nobody else has seen. */

interface Unseen {
  unseenAuthors: readonly string[]
}

/** Whether the account may not publish the draft before somebody else has read it. */
export const hasOwnUnseen = ({ unseenAuthors }: Unseen): boolean => unseenAuthors.includes(account.id)

/** Names the authors whose changes the account has read by submitting the drafts; undefined if there are no changes of others. */
export function unseenNotice(drafts: readonly Unseen[], nameOf: (account: string) => string, locale: Locale): string | undefined {
  const others = new Set(drafts.flatMap(({ unseenAuthors }) => unseenAuthors).filter((author) => author !== account.id))
  if (others.size === 0) return undefined
  return m.desk_unseen_others({ names: new Intl.ListFormat(locale).format([...others].map(nameOf)) })
}
