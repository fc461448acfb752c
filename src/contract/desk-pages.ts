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
