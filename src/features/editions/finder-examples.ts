import type { FinderCopy } from './copy/types'
import { ticked } from './finder-address'

/** Example queries with made-up requirements; the last one exceeds every edition. */
export const finderExamples: readonly {
  name: Exclude<keyof FinderCopy['examples'], 'label'>
  query: Readonly<Record<string, string>>
}[] = [
  { name: 'course', query: { graphs: '5', storage: '2', users: '1' } },
  { name: 'team', query: { graphs: '12', storage: '200', users: '3', commercial: ticked } },
  { name: 'group', query: { graphs: '80', users: '40', permissions: 'elements', ldap: ticked, commercial: ticked } },
  { name: 'beyond', query: { graphs: '1200', partitioned: ticked } }
]
