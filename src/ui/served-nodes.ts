import { type RefObject, useLayoutEffect } from 'react'
import type { Locale } from '~/contract/locale'

/*
 * Server-rendered nodes whose code the browser has not loaded yet. If a translator or an extension has changed the page, hydration
 * fails and React renders it again. Parts whose code is still loading would be missing from that page, so it reuses the server's
 * nodes (decision 033).
 */

/** Server-rendered elements by name, in document order. */
const servedElements = new Map<string, Element[]>()

/** Cache key of markup that depends on the locale only. */
export const markupKey = (name: string, locale: Locale) => `${name} ${locale}`

/** Attributes of an element whose nodes are reused after failed hydration. Several elements may have the same name. */
export const servedAttributes = (name: string) => ({ 'data-served': name })

/** Collects the marked elements. Call it before hydration, which removes them from the page if it fails. */
export function findServedNodes(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-served]')) {
    const { served: name = '' } = element.dataset
    servedElements.set(name, [...(servedElements.get(name) ?? []), element])
  }
}

/** Moves the server-rendered nodes of this name into the element with `ref`, if it is empty. */
export function useServedNodes(ref: RefObject<Element | null>, name: string): void {
  // Parts of the same name mount in document order, so each gets its own nodes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page is the server's
  useLayoutEffect(() => {
    const element = servedElements.get(name)?.shift()
    if (element && ref.current && !ref.current.hasChildNodes()) ref.current.append(...element.childNodes)
  }, [])
}
