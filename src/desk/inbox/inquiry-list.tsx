import type * as v from 'valibot'
import type { InquiryItem, inboxListSchema } from '~/contract/inbox'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { kindNames, stateNames } from '~/messages/inbox-text'
import { m } from '~/paraglide/messages'
import { DeskLink } from '../link'
import { inboxAddress, useInboxView } from './address'
import { type Appeal, AppealItem } from './appeals'
import { dueText, titleOf } from './names'

interface Props {
  /** Those that stand on this page of the list. */
  appeals: readonly Appeal[]
  list: v.InferOutput<typeof inboxListSchema>
  /** Names an account. */
  nameOf: (account: string) => string
}

/** One page of the list: appeals, which a certificate waits for, then inquiries. Overdue ones come first and say so. */
export function InquiryList({ appeals, list: { items, total, isTotalLimited, previous, next }, nameOf }: Props) {
  const { shown } = useInboxView()
  if (items.length + appeals.length === 0) return <p className="desk-notice">{m.desk_inbox_empty()}</p>
  return (
    <>
      <p className="note">{(isTotalLimited ? m.desk_inbox_total_more : m.desk_inbox_total)({ count: total + appeals.length })}</p>
      <ul className="inbox-items">
        {appeals.map((appeal) => (
          <AppealItem key={appeal.attempt} appeal={appeal} />
        ))}
        {items.map((item) => (
          <Item key={item.id} item={item} nameOf={nameOf} />
        ))}
      </ul>
      <p className="inbox-pages">
        {previous !== null && (
          <>
            <DeskLink className="plain-link" {...inboxAddress(shown)}>
              {m.desk_inbox_first()}
            </DeskLink>
            <DeskLink className="plain-link" {...inboxAddress(shown, { cursor: previous })}>
              {m.desk_inbox_previous()}
            </DeskLink>
          </>
        )}
        {next !== null && (
          <DeskLink className="plain-link" {...inboxAddress(shown, { cursor: next })}>
            {m.desk_inbox_next()}
          </DeskLink>
        )}
      </p>
    </>
  )
}

function Item({ item, nameOf }: { item: InquiryItem; nameOf: Props['nameOf'] }) {
  const locale = useLocale()
  const { shown, cursor } = useInboxView()
  const { id, reference, kind, state, assignee, isMine, isOverdue, createdAt, excerpt } = item
  const due = dueText(item, locale)
  return (
    <li>
      <DeskLink {...inboxAddress(shown, { id, cursor })}>
        <span className="inbox-title">{titleOf(item)}</span>
        <span className="inbox-state" data-state={state}>
          {stateNames[state]()}
        </span>
        <span className="inbox-facts">
          <span>{kindNames[kind]()}</span>
          <span>{m.desk_inbox_number({ number: reference })}</span>
          <time dateTime={createdAt}>{formatMoment(Date.parse(createdAt), locale)}</time>
          {assignee !== null && (
            <span>{isMine ? m.desk_inbox_held_by_me() : m.desk_inbox_held_by({ name: nameOf(assignee) })}</span>
          )}
        </span>
        {due && (
          <span className="inbox-due" data-overdue={isOverdue || undefined}>
            {due}
          </span>
        )}
        {excerpt !== '' && <span className="inbox-excerpt">{excerpt}</span>}
      </DeskLink>
    </li>
  )
}
