import { createIsomorphicFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { isLocale, type Locale, languageKey, languageMaxAge, originalLocale } from '~/contract/locale'
import { overwriteGetLocale } from '~/paraglide/runtime'
import { edgeContext } from './edge-context'

let chosen: Locale | undefined
const listeners = new Set<() => void>()

/** The locale of the page: on the server the edge decided it, in the browser it is the document's until switched. */
export const currentLocale = createIsomorphicFn()
  .server((): Locale => edgeContext()?.visitor.locale ?? originalLocale)
  .client((): Locale => {
    const written = document.documentElement.lang
    return chosen ?? (isLocale(written) ? written : originalLocale)
  })

overwriteGetLocale(currentLocale)

/** Stores the choice where the edge reads it (a cookie) and where the spec keeps it (local storage, §4). */
export function storeLocale(locale: Locale): void {
  chosen = locale
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${languageKey}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  try {
    localStorage.setItem(languageKey, locale)
  } catch {
    // Storage may be refused (private windows); the cookie is what counts.
  }
  for (const listener of listeners) listener()
}

/** The locale of the page, for rendering; a switch renders again. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
