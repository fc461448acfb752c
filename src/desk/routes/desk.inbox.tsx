import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { attemptIdSchema } from '~/contract/exam-desk'
import { inboxFilterEntries, inquiryKinds } from '~/contract/inbox'
import { m } from '~/paraglide/messages'
import { inquiryTasks } from '../inbox/tasks'
import { id, pageSearch, part, text } from '../page-search'

export const Route = createFileRoute('/desk/inbox')({
  validateSearch: pageSearch({
    /** `appeal`: only the appeals against exam results, which are no inquiries. */
    kind: part(v.picklist([...inquiryKinds, 'appeal'])),
    state: part(v.unwrap(inboxFilterEntries.state)),
    assignee: part(v.unwrap(inboxFilterEntries.assignee)),
    due: part(v.unwrap(inboxFilterEntries.due)),
    q: part(v.unwrap(inboxFilterEntries.q)),
    cursor: text,
    /** The inquiry that is shown beside the list. */
    id,
    /** The attempt whose appeal is shown there. */
    appeal: part(attemptIdSchema)
  }),
  staticData: { deskPage: { name: m.desk_inbox, about: m.desk_about_inbox, fetchTasks: inquiryTasks } },
  component: lazyRouteComponent(() => import('../inbox/inbox-page'), 'InboxPage')
})
