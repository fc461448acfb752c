import { type Locale, locales, showsPartnerPrograms } from './locale'

/** Facts that a guard may depend on; the same at the edge and in the browser. */
export interface Visitor {
  locale: Locale
  loggedIn: boolean
  hasExamToken: boolean
}

/** Every guard by name (spec §2, §6): true admits the visitor, false redirects to `/`. */
export const guards = {
  'chinese-only': (visitor: Visitor) => showsPartnerPrograms(visitor.locale),
  'exam-token': (visitor: Visitor) => visitor.hasExamToken,
  'logged-in': (visitor: Visitor) => visitor.loggedIn
} satisfies Record<string, (visitor: Visitor) => boolean>

export type GuardName = keyof typeof guards

export const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)

/**
 * The only table of guarded paths: the edge checks it before it renders, the router before every client-side
 * navigation. A path names its guard as a string, so a misspelled name fails when the path is requested: «Unknown
 * middleware».
 */
export const guardedPaths: Readonly<Record<string, string>> = {
  '/partner/system': 'chinese-only',
  '/partner/cooperate': 'chinese-only',
  '/center/train/GBCA/exam': 'exam-token',
  '/center/train/GBCA/result': 'exam-token',
  '/center/train/GBCA/resource': 'logged-in',
  '/user': 'logged-in'
}

export class UnknownMiddlewareError extends Error {
  readonly status = 500
  constructor() {
    super('Unknown middleware')
    this.name = 'UnknownMiddlewareError'
  }
}

/**
 * The guard that refuses the path to the visitor; undefined if the visitor may see it. The router matches
 * case-insensitively and ignores a trailing slash, so this does too: otherwise either would bypass a guard.
 * @throws UnknownMiddlewareError when the table names a guard that does not exist
 */
export function refusingGuard(
  pathname: string,
  visitor: Visitor,
  table: Readonly<Record<string, string>> = guardedPaths
): GuardName | undefined {
  const guard = entryOf(pathname, table)?.guard
  if (guard === undefined) return undefined
  if (!isGuardName(guard)) throw new UnknownMiddlewareError()
  return guards[guard](visitor) ? undefined : guard
}

/** Whether the visitor may see the path. @throws UnknownMiddlewareError when the table names a guard that does not exist */
export const isAllowed = (pathname: string, visitor: Visitor, table?: Readonly<Record<string, string>>): boolean =>
  refusingGuard(pathname, visitor, table) === undefined

/** The languages in which a visitor who is not logged in sees the page; none if the page needs a login. */
export function publicLocales(pathname: string, table?: Readonly<Record<string, string>>): Locale[] {
  return locales.filter((locale) => isAllowed(pathname, { locale, loggedIn: false, hasExamToken: false }, table))
}

/** The closest substitute for a page that does not exist in the reader's language. */
const substitutePages: Readonly<Record<string, string>> = {
  '/partner/system': '/partner/connect',
  '/partner/cooperate': '/partner/connect'
}

/**
 * A page that exists only in another language: its path as the table writes it, and the closest substitute, if there is
 * one.
 */
export interface PageInOtherLanguage {
  path: string
  nearest: string | undefined
}

/** The substitute for a page that does not exist in the language; undefined if the page exists, or another guard applies. */
export function pageInOtherLanguage(
  pathname: string,
  locale: Locale,
  table: Readonly<Record<string, string>> = guardedPaths
): PageInOtherLanguage | undefined {
  const shown = publicLocales(pathname, table)
  const path = shown.length > 0 && !shown.includes(locale) ? entryOf(pathname, table)?.path : undefined
  return path === undefined ? undefined : { path, nearest: substitutePages[path] }
}

/** Page on which a candidate gets the token of an exam, also of a running one. */
const examEntrance = '/center/train/GBCA/auth'

/**
 * Destination of a login on the path: the page itself, as the table writes it, if it needs a login; for the pages of the exam its
 * entrance, from which a running exam is continued; otherwise undefined.
 */
export function loginDestination(pathname: string, table: Readonly<Record<string, string>> = guardedPaths): string | undefined {
  const guarded = entryOf(pathname, { ...table, [examEntrance]: 'exam-token' })
  if (guarded?.guard === 'exam-token') return examEntrance
  return guarded?.guard === 'logged-in' ? guarded.path : undefined
}

/** As `loginDestination`, with query and fragment if the destination is the page itself. */
export function addressAfterLogin({ pathname, href }: { pathname: string; href: string }): string | undefined {
  const destination = loginDestination(pathname)
  return destination === examEntrance ? examEntrance : destination && href
}

function entryOf(pathname: string, table: Readonly<Record<string, string>>) {
  const wanted = (pathname.replace(/\/+$/, '') || '/').toLowerCase()
  const [path, guard] = Object.entries(table).find(([known]) => known.toLowerCase() === wanted) ?? []
  return path !== undefined && guard !== undefined ? { path, guard } : undefined
}
