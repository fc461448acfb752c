import type { InquiryEvent } from '~/contract/inbox'
import { stateNames } from '~/messages/inbox-text'
import { m } from '~/paraglide/messages'

/** The action and the actor of an entry of the history, in words. */
export function eventText(event: InquiryEvent, nameOf: (account: string) => string): string {
  const { kind, actor, isMine, assignee, state } = event
  const name = actor === null ? m.desk_inbox_by_system() : isMine ? m.desk_inbox_by_me() : nameOf(actor)
  switch (kind) {
    case 'assigned':
      if (assignee === null) return m.desk_inbox_event_put_back({ name })
      return assignee === actor
        ? m.desk_inbox_event_taken({ name })
        : m.desk_inbox_event_assigned({ name, assignee: nameOf(assignee) })
    case 'state':
      return m.desk_inbox_event_state({ name, state: state === null ? '' : stateNames[state]() })
    case 'note':
      return m.desk_inbox_event_note({ name })
    case 'reply':
      return m.desk_inbox_event_reply({ name })
    case 'erased':
      return m.desk_inbox_event_erased({ name })
  }
}
