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
import { markupKey, servedAttributes, useServedNodes } from './served-nodes'
import { serverMarkup } from './server-markup'

/** A part of a page without state, effects and handlers. */
export interface Section {
  /** Unique on the site. */
  name: string
  /** Its component: synchronous on the server, after loading its code in the browser. */
  component: () => ComponentType | Promise<ComponentType>
}

/** Loaded components of sections, by name. */
const loadedSections = new Map<string, ComponentType>()

/** Loads the code of a section before the browser renders its page. */
export async function loadSection({ name, component }: Section): Promise<void> {
  // The server caches a section as markup instead.
  if (import.meta.env.SSR) return
  loadedSections.set(name, await component())
}

/** The HTML of a section on the server. Its links need the router, but no data of the request. */
const useServerHtml = createIsomorphicFn()
  .server(({ name, component }: Section, locale: Locale): string | undefined => {
    const router = useRouter()
    return serverMarkup(markupKey(name, locale), () => {
      const Part = component()
      if (Part instanceof Promise) throw new Error(`The section «${name}» is not synchronous on the server`)
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
 * A section that only the server renders. The page must import its style sheets, because the browser's bundle does not contain the
 * section.
 */
export function ServerSection({ section }: { section: Section }) {
  const { name } = section
  const locale = useLocale()
  const element = useRef<HTMLDivElement>(null)
  const serverHtml = useServerHtml(section, locale)
  const [Part, setPart] = useState(() => loadedSections.get(name))
  const load = useMemo(() => () => loadSection(section), [section])
  const navigate = usePageLinks()

  useLazyPart(load)
  useServedNodes(element, markupKey(name, locale))

  useEffect(() => {
    if (Part || element.current?.hasChildNodes()) return
    let isCurrent = true
    load().then(
      () => {
        if (isCurrent) setPart(() => loadedSections.get(name))
      },
      () => undefined // The shell reloads the page when a chunk is gone.
    )
    return () => {
      isCurrent = false
    }
  }, [Part, name, load])

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
      {...servedAttributes(markupKey(name, locale))}
      suppressHydrationWarning
      onClick={navigate}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the project's own components
      dangerouslySetInnerHTML={{ __html: serverHtml ?? '' }}
    />
  )
}

/** Passes plain clicks on links in the server's markup to the router. */
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
 * Structured data of a page for search engines, as JSON-LD. Callers pass `import.meta.env.SSR && …`, so that the browser's bundle
 * contains neither data nor code; hydration keeps the server's text.
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
