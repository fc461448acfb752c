import { markerCookie, readMarker } from '~/contract/cookies'
import type { Visitor } from '~/contract/guards'
import { edgeContext } from './edge-context'
import { currentLocale } from './locale'

/** What is known of the visitor now: from the edge on the server, from the readable marker in the browser. */
export function currentVisitor(): Visitor {
  const visitor = edgeContext()?.visitor
  if (visitor) return visitor
  const marker = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${markerCookie}=`))
    ?.slice(markerCookie.length + 1)
  return { locale: currentLocale(), ...readMarker(marker) }
}
