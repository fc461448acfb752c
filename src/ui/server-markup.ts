import { createIsomorphicFn } from '@tanstack/react-start'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'

/*
 * Markup that only the server makes (decision 033). The server makes each piece once for each locale. Hydration leaves it as it
 * is, so the browser fetches neither the code nor the copy behind it, unless it makes the page itself.
 */

/**
 * Markup at hand, by name and locale: on the server what it made, in the browser what was fetched or kept. On the server it is
 * the same for every visitor: no nonce, form key or session gets in.
 */
const known = new Map<string, string>()

/** The server answers at once, since React would stream a page that waits as hidden segments; a browser fetches code first. */
type Make = () => string | Promise<string>

/** The markup, on the server; undefined in the browser. */
export const madeByServer = createIsomorphicFn()
  .server((key: string, make: Make): string | undefined => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const markup = make()
    if (typeof markup !== 'string') throw new Error(`The server has no markup for «${key}» at once`)
    // In development a piece is made anew, so that it follows its source.
    if (!import.meta.env.DEV) known.set(key, markup)
    return markup
  })
  .client((_key: string, _make: Make): string | undefined => undefined)

export const keyOf = (name: string, locale: Locale) => `${name} ${locale}`

/** Has HTML there before a page is rendered. */
export function keepMarkup(name: string, locale: Locale, html: string): void {
  known.set(keyOf(name, locale), html)
}

interface MarkupSource {
  /** Unique on the site, with everything that the markup depends on besides the locale. */
  name: string
  locale: Locale
  /** Copy that the markup is made from. While the language changes, the locale is new before the page's copy is. */
  copy?: object | undefined
  /** Makes the markup, which must come from the project's own sources: it is not escaped. */
  make: Make
  /** Whether the browser remembers what it got with the page, for when it renders the page anew. */
  isRemembered?: boolean
}

/**
 * The inner HTML of the element that gets `ref`: the server's, or in the browser what `make` brings. It is empty while the
 * server's markup stays as it is, so the element has `suppressHydrationWarning`.
 */
export function useMarkup(ref: RefObject<Element | null>, { name, locale, copy, make, isRemembered }: MarkupSource): string {
  const key = import.meta.env.SSR || !copy ? keyOf(name, locale) : `${keyOf(name, locale)} ${JSON.stringify(copy)}`
  const byServer = madeByServer(key, make)
  const shown = useRef<string>(undefined)
  const [html, setHtml] = useState(() => known.get(key))
  const bring = useEffectEvent(async () => known.get(key) ?? (await make()))
  const remember = useEffectEvent(() => {
    if (isRemembered && ref.current && !known.has(key)) known.set(key, ref.current.innerHTML)
  })

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

  return byServer ?? html ?? ''
}
