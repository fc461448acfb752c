import { entryListSchema } from '~/contract/desk-entries'
import { m } from '~/paraglide/messages'
import { account } from '../account'
import { suppressErrorToast, type Task } from '../tasks'
import { callEntries, entryAddress, entryListAddress } from './calls'

const inReview = { state: 'review' } as const
const ownReturned = { returned: 'true', author: account.id } as const
const ownDrafts = { state: 'draft', author: account.id } as const

const countOf = async (query: typeof inReview | typeof ownDrafts) =>
  (await callEntries({ call: 'GET /desk/entry/list', query, data: entryListSchema, suppressErrorToast })).total

/** The texts that were returned to the account, those that wait for a reviewer, and the drafts that the account wrote last. */
export async function entryTasks(): Promise<Task[]> {
  const [returned, reviews, drafts] = await Promise.all([
    callEntries({ call: 'GET /desk/entry/list', query: ownReturned, data: entryListSchema, suppressErrorToast }),
    countOf(inReview),
    countOf(ownDrafts)
  ])
  return [
    ...returned.items.map((item) => ({
      count: 1,
      text: m.entries_task_returned({ title: item.title }),
      address: entryAddress(item),
      note: item.note
    })),
    { count: reviews, text: m.entries_count_review({ count: reviews }), address: entryListAddress(inReview) },
    { count: drafts, text: m.entries_count_drafts({ count: drafts }), address: entryListAddress(ownDrafts) }
  ]
}
