import type { EntryKindName } from './entry-kinds'
import { type DeskAccess, mayAccess, type Role } from './roles'

/**
 * Every page of the desk, with the access that it needs (decision 037), in the order of the navigation. The edge admits to these
 * paths only; a page selects what it shows by its query.
 */
const deskPages = {
  '/desk': 'desk',
  '/desk/inbox': 'staff',
  '/desk/entries': 'author',
  '/desk/entries/entry': 'author',
  '/desk/missed-questions': 'author',
  '/desk/media': 'author',
  '/desk/exam': 'staff',
  '/desk/questions': 'author',
  '/desk/people': 'admin',
  '/desk/audit': 'admin',
  '/desk/editor': 'author'
} as const satisfies Record<`/desk${string}`, DeskAccess>

export type DeskPath = keyof typeof deskPages

export const isDeskPath = (path: string): path is DeskPath => Object.hasOwn(deskPages, path)

export const deskPaths = Object.keys(deskPages).filter(isDeskPath)

/** Whether an account with these roles may open the page. */
export const mayOpen = (path: DeskPath, held: readonly Role[]): boolean => mayAccess(held, deskPages[path])

/** Id of the element with the account, as JSON, in the document of a desk page. */
export const deskAccountElement = 'desk-account'

/** Pages of the desk to which mails link as well. */
export const deskAddress = {
  inquiry: (id: number) => ({ to: '/desk/inbox', search: { id } }) as const,
  entry: (kind: EntryKindName, id: number) => ({ to: '/desk/entries/entry', search: { kind, id } }) as const,
  overdue: { to: '/desk/inbox', search: { due: 'overdue' } }
} as const

interface AddressParts {
  to: DeskPath
  search: Readonly<Record<string, string | number>>
}

/** The link to a page of the desk in a mail. */
export function deskLink(siteOrigin: string, { to, search }: AddressParts): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return `${siteOrigin}${to}?${query}`
}
