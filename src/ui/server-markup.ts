import { createIsomorphicFn } from '@tanstack/react-start'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'
import { markupKey, servedAttributes, useServedNodes } from './served-nodes'

/*
 * Markup that the server renders once for each locale (decision 033). Hydration keeps it, so the browser loads its code and copy
 * only for a page that it renders itself.
 */

/**
 * Cached markup by name and locale. On the server it is shared by all visitors, so it must not contain a nonce, form key or
 * session.
 */
const cache = new Map<string, string>()

/** Synchronous on the server, because React would stream a suspended page as hidden segments. In the browser it may load code. */
type MakeMarkup = () => string | Promise<string>

/** The markup, from the cache or from `make`; undefined in the browser. @throws if `make` is asynchronous on the server */
export const serverMarkup = createIsomorphicFn()
  .server((key: string, make: MakeMarkup): string | undefined => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const markup = make()
    if (typeof markup !== 'string') throw new Error(`The markup «${key}» is not synchronous on the server`)
    // Development must show changes of the source.
    if (!import.meta.env.DEV) cache.set(key, markup)
    return markup
  })
  .client((_key: string, _make: MakeMarkup): string | undefined => undefined)

/** Fills the cache before a page that needs the HTML is rendered. */
export function cacheMarkup(name: string, locale: Locale, html: string): void {
  cache.set(markupKey(name, locale), html)
}

interface MarkupSource {
  /** Cache key, unique on the site; includes every input of the markup besides the locale. */
  name: string
  locale: Locale
  /** Copy that the markup contains. During a language switch, the locale changes before the page's copy does. */
  copy?: object | undefined
  /** Makes the markup. It is inserted unescaped, so it must come from the project's own sources. */
  make: MakeMarkup
  /** Whether the browser caches the server's markup for later renders of the page. */
  cachesServerMarkup?: boolean
}

interface Markup {
  html: string
  /** Attributes of the element. */
  served: ReturnType<typeof servedAttributes>
}

/**
 * The inner HTML of the element with `ref`: the server's, or in the browser the result of `make`. Empty while hydration
 * keeps the server's markup, so the element needs `suppressHydrationWarning`.
 */
export function useMarkup(
  ref: RefObject<Element | null>,
  { name, locale, copy, make, cachesServerMarkup: isRemembered }: MarkupSource
): Markup {
  const key = import.meta.env.SSR || !copy ? markupKey(name, locale) : `${markupKey(name, locale)} ${JSON.stringify(copy)}`
  const serverHtml = serverMarkup(key, make)
  const shownKey = useRef<string>(undefined)
  const [html, setHtml] = useState(() => cache.get(key))
  const loadMarkup = useEffectEvent(async () => cache.get(key) ?? (await make()))
  const cacheServerHtml = useEffectEvent(() => {
    if (isRemembered && ref.current && !cache.has(key)) cache.set(key, ref.current.innerHTML)
  })

  useServedNodes(ref, markupKey(name, locale))
  useEffect(() => {
    if (shownKey.current === undefined && ref.current?.hasChildNodes()) {
      shownKey.current = key
      cacheServerHtml()
    }
    if (shownKey.current === key) return
    let isCurrent = true
    loadMarkup().then(
      (fresh) => {
        cache.set(key, fresh)
        if (!isCurrent) return
        shownKey.current = key
        setHtml(fresh)
      },
      () => undefined // Without its code, the drawing is absent; its label and the text beside it remain.
    )
    return () => {
      isCurrent = false
    }
  }, [key, ref])

  return { html: serverHtml ?? html ?? '', served: servedAttributes(markupKey(name, locale)) }
}
