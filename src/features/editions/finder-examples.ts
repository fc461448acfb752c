import type { FinderCopy } from '~/content/editions/types'
import { ticked } from './finder-address'

/** Questions to begin with, as queries of the finder's address. Made up; the last one is more than any edition holds. */
export const finderExamples: readonly {
  name: Exclude<keyof FinderCopy['examples'], 'label'>
  query: Readonly<Record<string, string>>
}[] = [
  { name: 'course', query: { graphs: '5', storage: '2', users: '1' } },
  { name: 'team', query: { graphs: '12', storage: '200', users: '3', commercial: ticked } },
  { name: 'group', query: { graphs: '80', users: '40', permissions: 'elements', ldap: ticked, commercial: ticked } },
  { name: 'beyond', query: { graphs: '1200', partitioned: ticked } }
]
