import { markerCookie, readMarker } from '~/contract/cookies'
import type { Visitor } from '~/contract/guards'
import { edgeContext } from './edge-context'
import { currentLocale } from './locale'

/** The visitor: from the edge on the server, from the readable marker cookie in the browser. */
export function currentVisitor(): Visitor {
  const visitor = edgeContext()?.visitor
  if (visitor) return visitor
  const { loggedIn, hasExamToken } = readMarker(readCookie(markerCookie))
  return { locale: currentLocale(), loggedIn, hasExamToken }
}

/** The id of the browser's login, also if it began in another tab; empty without one. Browser only. */
export const currentLogin = (): string => readMarker(readCookie(markerCookie)).login

/** The raw value of a cookie. Browser only. */
export function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
