import * as v from 'valibot'
import { type InboxFilters, inboxFilterEntries } from '~/contract/inbox'

/*
 * The address of the page: the filters of the list, the position in it, and the inquiry that is shown beside it.
 */

const query = new URLSearchParams(location.search)

/** A filter with a value that nobody could choose counts as absent. */
const filterOf = <Schema extends v.GenericSchema>(schema: Schema, name: string): v.InferOutput<Schema> => {
  // A form sends an empty text for what is not chosen.
  const result = v.safeParse(schema, query.get(name) || undefined)
  return result.success ? result.output : v.parse(schema, undefined)
}

export const filters: InboxFilters = {
  kind: filterOf(inboxFilterEntries.kind, 'kind'),
  state: filterOf(inboxFilterEntries.state, 'state'),
  assignee: filterOf(inboxFilterEntries.assignee, 'assignee'),
  due: filterOf(inboxFilterEntries.due, 'due'),
  q: filterOf(inboxFilterEntries.q, 'q')
}

/** Whether the list has only the appeals against exam results, which are no inquiries. */
export const isAppealsOnly = query.get('kind') === 'appeal'

/** Position of the page of the list. */
export const cursor = query.get('cursor') ?? undefined

/** Number of the inquiry that is shown; undefined for none. */
export const selected = /^\d{1,10}$/.test(query.get('id') ?? '') ? Number(query.get('id')) : undefined

/** The attempt whose appeal is shown; undefined for none. */
export const selectedAppeal = /^[\da-f-]{36}$/.test(query.get('appeal') ?? '') ? (query.get('appeal') ?? undefined) : undefined

interface Place {
  id?: number | undefined
  appeal?: string | undefined
  cursor?: string | undefined
}

interface Shown extends Partial<Omit<InboxFilters, 'kind'>> {
  kind?: InboxFilters['kind'] | 'appeal'
}

/** The filters of this page, for links to it. */
export const shown: Shown = isAppealsOnly ? { ...filters, kind: 'appeal' } : filters

/** The address of the page with these filters. */
export function inboxAddress(of: Shown, position: Place = {}): string {
  const values = Object.entries({ ...of, ...position }).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || (name === 'state' && value === 'open') ? [] : [[name, String(value)]]
  )
  const search = new URLSearchParams(values).toString()
  return search === '' ? '/desk/inbox' : `/desk/inbox?${search}`
}
