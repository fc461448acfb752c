import { type RefObject, useLayoutEffect } from 'react'
import type { Locale } from '~/contract/locale'

/*
 * The nodes of the server's page that the browser has no code for yet. Nodes that a translator or an extension inserted make React
 * give up hydration and render the page anew, before it is painted. What then still has to be fetched would be missing meanwhile,
 * so the new page takes over the server's nodes (decision 033).
 */

/** Elements of the server's page by name, in the order of the page. */
const served = new Map<string, Element[]>()

/** Name of a piece of markup that depends on nothing but the language. */
export const keyOf = (name: string, locale: Locale) => `${name} ${locale}`

/** Attributes of an element whose nodes a page that is rendered anew takes over. Several may have one name. */
export const servedAs = (name: string) => ({ 'data-served': name })

/** Finds the elements that the server marked. Call it before hydration, which removes them from the page if it fails. */
export function findServedNodes(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-served]')) {
    const { served: name = '' } = element.dataset
    served.set(name, [...(served.get(name) ?? []), element])
  }
}

/** Moves the nodes that the server rendered under this name into the element with `ref`, if it is empty. */
export function useServedNodes(ref: RefObject<Element | null>, name: string): void {
  // Parts of the same name mount in the order of the page, so each takes its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page is the server's
  useLayoutEffect(() => {
    const before = served.get(name)?.shift()
    if (before && ref.current && !ref.current.hasChildNodes()) ref.current.append(...before.childNodes)
  }, [])
}
