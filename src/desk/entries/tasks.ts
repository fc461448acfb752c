import { entryListSchema } from '~/contract/desk-entries'
import { m } from '~/paraglide/messages'
import { account } from '../account'
import { suppressErrorToast, type Task } from '../tasks'
import { callEntries, entryListPath } from './calls'

const inReview = { state: 'review' } as const
const ownDrafts = { state: 'draft', author: account.id } as const

const countOf = async (query: typeof inReview | typeof ownDrafts) =>
  (await callEntries({ call: 'GET /desk/entry/list', query, data: entryListSchema, suppressErrorToast })).total

/** The copies that wait for a reviewer, and the drafts that the account wrote last. */
export async function entryTasks(): Promise<Task[]> {
  const [reviews, drafts] = await Promise.all([countOf(inReview), countOf(ownDrafts)])
  return [
    { count: reviews, text: m.entries_count_review({ count: reviews }), href: entryListPath(inReview) },
    { count: drafts, text: m.entries_count_drafts({ count: drafts }), href: entryListPath(ownDrafts) }
  ]
}
