import { createIsomorphicFn } from '@tanstack/react-start'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'
import { keyOf, servedAs, useServedNodes } from './served-nodes'

/*
 * Markup that only the server renders (decision 033), once for each locale. Hydration keeps it, so the browser loads
 * neither its code nor its copy, unless it renders the page itself.
 */

/**
 * Markup by name and locale: rendered on the server, or fetched or kept in the browser. On the server it is the same for
 * every visitor, so it must not contain a nonce, form key or session.
 */
const known = new Map<string, string>()

/** Synchronous on the server, because React would stream a suspended page as hidden segments; a browser loads code first. */
type Make = () => string | Promise<string>

/** The markup on the server; undefined in the browser. */
export const madeByServer = createIsomorphicFn()
  .server((key: string, make: Make): string | undefined => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const markup = make()
    if (typeof markup !== 'string') throw new Error(`The server has no markup for «${key}» at once`)
    // Not cached in development, so that changes of the source show.
    if (!import.meta.env.DEV) known.set(key, markup)
    return markup
  })
  .client((_key: string, _make: Make): string | undefined => undefined)

/** Stores HTML before a page that needs it is rendered. */
export function keepMarkup(name: string, locale: Locale, html: string): void {
  known.set(keyOf(name, locale), html)
}

interface MarkupSource {
  /** Unique on the site; includes everything that the markup depends on besides the locale. */
  name: string
  locale: Locale
  /** Copy that the markup is made from. During a language switch, the locale changes before the page's copy does. */
  copy?: object | undefined
  /** Makes the markup, which is not escaped, so it must come from the project's own sources. */
  make: Make
  /** Whether the browser keeps the server's markup, to use it when it renders the page again. */
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
  const [html, setHtml] = useState(() => known.get(key))
  const bring = useEffectEvent(async () => known.get(key) ?? (await make()))
  const remember = useEffectEvent(() => {
    if (isRemembered && ref.current && !known.has(key)) known.set(key, ref.current.innerHTML)
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
        known.set(key, fresh)
        if (!isCurrent) return
        shown.current = key
        setHtml(fresh)
      },
      () => undefined // Without its code nothing is drawn. The label and the text beside it still say what it shows.
    )
    return () => {
      isCurrent = false
    }
  }, [key, ref])

  return { html: byServer ?? html ?? '', served: servedAs(keyOf(name, locale)) }
}
