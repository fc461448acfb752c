import { useSyncExternalStore } from 'react'
import { isLocale, type Locale, languageKey, languageMaxAge, originalLocale } from '~/contract/locale'
import { overwriteGetLocale } from '~/paraglide/runtime'
import { edgeContext } from './edge-context'
import { writeStored } from './storage'

let chosen: Locale | undefined
const listeners = new Set<() => void>()

/** Locale of the page: on the server, decided by the edge; in the browser, the document's, until the visitor switches. */
export function currentLocale(): Locale {
  if (import.meta.env.SSR) return edgeContext()?.visitor.locale ?? originalLocale
  const documentLocale = document.documentElement.lang
  return chosen ?? (isLocale(documentLocale) ? documentLocale : originalLocale)
}

/** Makes messages without an explicit locale use the page's. Not a side effect of the import, because unit tests share modules. */
export function followPageLocale(): void {
  overwriteGetLocale(currentLocale)
}

/** Stores the locale in a cookie, which the edge reads, and in local storage, which the spec requires (§4). */
export function storeLocale(locale: Locale): void {
  chosen = locale
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${languageKey}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  writeStored('local', languageKey, locale)
  for (const listener of listeners) listener()
}

/** The locale as a hook; re-renders when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
