import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState
} from 'react'
import type { Locale } from '~/contract/locale'
import { edgeContext } from '~/lib/edge-context'
import { useLocale } from '~/lib/locale'
import { pageLink } from '~/lib/page-link'
import { jsonLd, type Thing } from '~/lib/structured-data'
import { useLazyPart } from './lazy-parts'

/*
 * Markup that only the server makes (decision 033). The server makes each piece once for each locale. Hydration leaves it as it
 * is, so the browser fetches neither the code nor the copy behind it, unless it makes the page itself.
 */

/** Rendered or drawn by the server, by name and locale. The same for every visitor: no nonce, form key or session gets in. */
const made = new Map<string, Promise<string>>()

type Make = () => Promise<string>

/** The markup, on the server; undefined in the browser. React waits for the first one, so a page is never sent without it. */
const useMadeByServer = createIsomorphicFn()
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

const keyOf = (name: string, locale: Locale) => `${name} ${locale}`

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

interface ServerHtmlProps extends Omit<MarkupSource, 'isRemembered'> {
  className: string
  onClick: (event: MouseEvent) => void
}

/** HTML that the build made. */
export function ServerHtml({ className, onClick, ...source }: ServerHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  const html = useMarkup(element, { ...source, isRemembered: true })
  const navigate = usePageLinks()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the links and buttons inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={element}
      className={className}
      suppressHydrationWarning
      onClick={(event) => {
        onClick(event)
        navigate(event)
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from the project's own sources
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** A part of a page without state, effects and handlers. */
export interface Section {
  /** Unique on the site. */
  name: string
  load: () => Promise<ComponentType>
}

/** Components of sections that were fetched, by name. */
const sections = new Map<string, ComponentType>()

/** Has the code of a section there before a page that the browser makes is shown. */
export async function prepareSection({ name, load }: Section): Promise<void> {
  sections.set(name, await load())
}

/** What a section looks like, as HTML. Its links need the router, and read nothing of the request from it. */
const useRenderedByServer = createIsomorphicFn()
  .server(({ name, load }: Section, locale: Locale): string | undefined => {
    const router = useRouter()
    return useMadeByServer(keyOf(name, locale), async () => {
      const [Part, { renderToStaticMarkup }] = await Promise.all([load(), import('react-dom/server')])
      return renderToStaticMarkup(
        <RouterContextProvider router={router}>
          <Part />
        </RouterContextProvider>,
        { identifierPrefix: name }
      )
    })
  })
  .client((_section: Section, _locale: Locale): string | undefined => undefined)

/** A section, rendered by the server alone. The page imports the style sheets, since the browser's bundle lacks the section. */
export function ServerSection({ section }: { section: Section }) {
  const { name } = section
  const locale = useLocale()
  const element = useRef<HTMLDivElement>(null)
  const byServer = useRenderedByServer(section, locale)
  const [Part, setPart] = useState(() => sections.get(name))
  const prepare = useMemo(() => () => prepareSection(section), [section])
  const navigate = usePageLinks()

  useLazyPart(prepare)

  useEffect(() => {
    if (Part || element.current?.hasChildNodes()) return
    let isCurrent = true
    prepare().then(
      () => {
        if (isCurrent) setPart(() => sections.get(name))
      },
      () => undefined // The shell reloads the page when a chunk is gone.
    )
    return () => {
      isCurrent = false
    }
  }, [Part, name, prepare])

  // The server keeps the components as well, and renders none of them here.
  if (Part && byServer === undefined) {
    return (
      <div key="rendered">
        <Part key={locale} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the links inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={element}
      suppressHydrationWarning
      onClick={navigate}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the project's own components
      dangerouslySetInnerHTML={{ __html: byServer ?? '' }}
    />
  )
}

/** Hands plain clicks on links in the server's markup to the router. */
function usePageLinks(): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const href = pageLink(event)
    if (href === undefined) return
    event.preventDefault()
    void router.navigate({ href })
  }
}

/** What the page of an origin says; undefined where that is nothing. */
export type ThingOf = (origin: string) => Thing | undefined

/**
 * What a page says to search engines, as JSON-LD. No browser runs or reads it, so callers pass `import.meta.env.SSR && …`: the
 * browser's bundle has neither the data nor the code, and the server's text stays.
 */
export function StructuredData({ thing }: { thing: false | ThingOf }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could end the script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && thing ? jsonLdOf(thing) : '' }}
    />
  )
}

function jsonLdOf(thingOf: ThingOf): string {
  const thing = thingOf(edgeContext()?.site.origin ?? '')
  return thing ? jsonLd(thing) : ''
}
