import { createIsomorphicFn } from '@tanstack/react-start'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'
import { keyOf, servedAs, useServedNodes } from './served-nodes'

/*
 * Markup that the server renders once for each locale (decision 033). Hydration keeps it, so the browser loads its code and copy
 * only for a page that it renders itself.
 */

/**
 * Cached markup by name and locale. On the server it is shared by all visitors, so it must not contain a nonce, form key or
 * session.
 */
const cache = new Map<string, string>()

/** Must be synchronous on the server, because React would stream a suspended page as hidden segments. In the browser it may load code. */
type Make = () => string | Promise<string>

/** Returns the markup, cached or made, on the server; undefined in the browser. @throws if `make` is asynchronous on the server */
export const madeByServer = createIsomorphicFn()
  .server((key: string, make: Make): string | undefined => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const markup = make()
    if (typeof markup !== 'string') throw new Error(`The markup «${key}» is not synchronous on the server`)
    // Not cached in development, so that changes of the source show.
    if (!import.meta.env.DEV) cache.set(key, markup)
    return markup
  })
  .client((_key: string, _make: Make): string | undefined => undefined)

/** Stores HTML before a page that needs it is rendered. */
export function cacheMarkup(name: string, locale: Locale, html: string): void {
  cache.set(keyOf(name, locale), html)
}

interface MarkupSource {
  /** Cache key: unique on the site, and different for each input of the markup besides the locale. */
  name: string
  locale: Locale
  /** Copy that the markup is made from. During a language switch, the locale changes before the page's copy does. */
  copy?: object | undefined
  /** Makes the markup. It is inserted unescaped, so it must come from the project's own sources. */
  make: Make
  /** Whether the browser caches the server's markup for later renderings of the page. */
  isRemembered?: boolean
}

interface Markup {
  html: string
  /** Attributes of the element. */
  served: ReturnType<typeof servedAs>
}

/**
 * The inner HTML of the element with `ref`: the server's, or in the browser the result of `make`. Empty while hydration
 * keeps the server's markup, so the element needs `suppressHydrationWarning`.
 */
export function useMarkup(ref: RefObject<Element | null>, { name, locale, copy, make, isRemembered }: MarkupSource): Markup {
  const key = import.meta.env.SSR || !copy ? keyOf(name, locale) : `${keyOf(name, locale)} ${JSON.stringify(copy)}`
  const byServer = madeByServer(key, make)
  const shown = useRef<string>(undefined)
  const [html, setHtml] = useState(() => cache.get(key))
  const bring = useEffectEvent(async () => cache.get(key) ?? (await make()))
  const remember = useEffectEvent(() => {
    if (isRemembered && ref.current && !cache.has(key)) cache.set(key, ref.current.innerHTML)
  })

  useServedNodes(ref, keyOf(name, locale))
  useEffect(() => {
    if (shown.current === undefined && ref.current?.hasChildNodes()) {
      shown.current = key
      remember()
    }
    if (shown.current === key) return
    let isCurrent = true
    bring().then(
      (fresh) => {
        cache.set(key, fresh)
        if (!isCurrent) return
        shown.current = key
        setHtml(fresh)
      },
      () => undefined // If its code fails to load, the drawing is absent; its label and the text beside it remain.
    )
    return () => {
      isCurrent = false
    }
  }, [key, ref])

  return { html: byServer ?? html ?? '', served: servedAs(keyOf(name, locale)) }
}
