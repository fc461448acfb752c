import { createIsomorphicFn } from '@tanstack/react-start'
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'

/*
 * Markup that only the server makes (decision 033). The server makes each piece once for each locale. Hydration leaves it as it
 * is, so the browser fetches neither the code nor the copy behind it, unless it makes the page itself.
 */

/** Rendered or drawn by the server, by name and locale. The same for every visitor: no nonce, form key or session gets in. */
const made = new Map<string, Promise<string>>()

type Make = () => Promise<string>

/** The markup, on the server; undefined in the browser. React waits for the first one, so a page is never sent without it. */
export const useMadeByServer = createIsomorphicFn()
  .server((key: string, make: Make): string | undefined => {
    const known = made.get(key)
    if (known) return use(known)
    const making = make()
    // In development a piece is made anew, so that it follows its source.
    if (!import.meta.env.DEV) made.set(key, making)
    making.catch(() => made.delete(key))
    return use(making)
  })
  .client((_key: string, _make: Make): string | undefined => undefined)

/** HTML in the browser that was fetched or kept there, by name and locale. */
const known = new Map<string, string>()

export const keyOf = (name: string, locale: Locale) => `${name} ${locale}`

/** Has HTML there before a page that the browser makes is shown. */
export function keepMarkup(name: string, locale: Locale, html: string): void {
  known.set(keyOf(name, locale), html)
}

interface MarkupSource {
  /** Unique on the site, with everything that the markup depends on besides the locale. */
  name: string
  locale: Locale
  /** Brings the markup, which must come from the project's own sources: it is not escaped. */
  load: Make
  /** Whether the browser remembers what it got with the page, for when it renders the page anew. */
  isRemembered?: boolean
}

/**
 * The inner HTML of the element that gets `ref`: the server's, or in the browser what `load` brings. It is empty while the
 * server's markup stays as it is, so the element has `suppressHydrationWarning`.
 */
export function useMarkup(ref: RefObject<Element | null>, { name, locale, load, isRemembered }: MarkupSource): string {
  const key = keyOf(name, locale)
  const byServer = useMadeByServer(key, load)
  const shown = useRef<string>(undefined)
  const [html, setHtml] = useState(() => known.get(key))
  const bring = useEffectEvent(async () => known.get(key) ?? (await load()))
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
