import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/contract/locale'
import { edgeContext } from '~/lib/edge-context'
import { useLocale } from '~/lib/locale'
import { pageLink } from '~/lib/page-link'
import { jsonLd, type Thing } from '~/lib/structured-data'
import { useLazyPart } from './lazy-parts'
import { keyOf, servedAs, useServedNodes } from './served-nodes'
import { madeByServer } from './server-markup'

/** A part of a page without state, effects and handlers. */
export interface Section {
  /** Unique on the site. */
  name: string
  /** Its component: synchronous on the server, after loading its code in the browser. */
  component: () => ComponentType | Promise<ComponentType>
}

/** Loaded components of sections, by name. */
const sections = new Map<string, ComponentType>()

/** Loads the code of a section before the browser renders its page. */
export async function prepareSection({ name, component }: Section): Promise<void> {
  // The server renders a section to markup and keeps that.
  if (import.meta.env.SSR) return
  sections.set(name, await component())
}

/** The HTML of a section. Its links need the router, but nothing of the request. */
const useRenderedByServer = createIsomorphicFn()
  .server(({ name, component }: Section, locale: Locale): string | undefined => {
    const router = useRouter()
    return madeByServer(keyOf(name, locale), () => {
      const Part = component()
      if (Part instanceof Promise) throw new Error(`The server does not have the section «${name}» at once`)
      return renderToStaticMarkup(
        <RouterContextProvider router={router}>
          <Part />
        </RouterContextProvider>,
        { identifierPrefix: name }
      )
    })
  })
  .client((_section: Section, _locale: Locale): string | undefined => undefined)

/**
 * A section that only the server renders. The page must import its style sheets, since the browser's bundle lacks the
 * section.
 */
export function ServerSection({ section }: { section: Section }) {
  const { name } = section
  const locale = useLocale()
  const element = useRef<HTMLDivElement>(null)
  const byServer = useRenderedByServer(section, locale)
  const [Part, setPart] = useState(() => sections.get(name))
  const prepare = useMemo(() => () => prepareSection(section), [section])
  const navigate = usePageLinks()

  useLazyPart(prepare)
  useServedNodes(element, keyOf(name, locale))

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

  if (Part) {
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
      {...servedAs(keyOf(name, locale))}
      suppressHydrationWarning
      onClick={navigate}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the project's own components
      dangerouslySetInnerHTML={{ __html: byServer ?? '' }}
    />
  )
}

/** Hands plain clicks on links in the server's markup to the router. */
export function usePageLinks(): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const href = pageLink(event)
    if (href === undefined) return
    event.preventDefault()
    void router.navigate({ href })
  }
}

/** Structured data of a page for an origin, or undefined. */
type ThingOf = (origin: string) => Thing | undefined

/**
 * A page's structured data for search engines, as JSON-LD. Browsers ignore it, so callers pass `import.meta.env.SSR &&
 * …`: the browser's bundle then contains neither data nor code, and hydration keeps the server's text.
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
