import { inboxOverviewSchema } from '~/contract/inbox'
import { m } from '~/paraglide/messages'
import { suppressErrorToast, type Task } from '../tasks'
import { inboxAddress } from './address'
import { callInbox } from './calls'

/** The inquiries that wait for the account, or for anybody. */
export async function inquiryTasks(): Promise<Task[]> {
  const { overdue, mine, counts } = await callInbox({
    call: 'GET /desk/inbox/overview',
    data: inboxOverviewSchema,
    suppressErrorToast
  })
  const untaken = counts.reduce((sum, { state, count }) => (state === 'new' ? sum + count : sum), 0)
  return [
    { count: overdue, text: m.desk_inbox_count_overdue({ count: overdue }), address: inboxAddress({ due: 'overdue' }) },
    { count: mine, text: m.desk_inbox_count_mine({ count: mine }), address: inboxAddress({ assignee: 'me' }) },
    { count: untaken, text: m.desk_inbox_count_new({ count: untaken }), address: inboxAddress({ state: 'new' }) }
  ]
}
