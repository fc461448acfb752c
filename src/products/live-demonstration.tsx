import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { whenInSight } from '~/features/queries/in-sight'
import { importOrReload } from '~/lib/chunk-reload'
import { useLocale } from '~/lib/locale'
import { useLazyPart } from '~/ui/lazy-parts'
import { markupKey, servedAttributes, useServedNodes } from '~/ui/served-nodes'
import { serverMarkup } from '~/ui/server-markup'
import { takeOver } from './take-over'

type Part<Copy> = ComponentType<{ copy: Copy }>

/** The interactive piece at the head of a product page. */
export interface Demonstration<Copy> {
  /** Unique on the site. */
  name: string
  /** Its component: synchronous on the server, after loading its code in the browser. */
  component: () => Part<Copy> | Promise<Part<Copy>>
  /** Loads the code in the browser; the server renders markup and keeps that. */
  prepare: () => Promise<void>
  /** The loaded component. */
  loaded: () => Part<Copy> | undefined
}

export function createDemonstration<Copy>(name: string, component: Demonstration<Copy>['component']): Demonstration<Copy> {
  let part: Part<Copy> | undefined
  return {
    name,
    component,
    prepare: async () => {
      if (!import.meta.env.SSR) part = await component()
    },
    loaded: () => part
  }
}

const renderedByServer = createIsomorphicFn()
  .server(<Copy,>({ name, component }: Demonstration<Copy>, copy: Copy, key: string) =>
    serverMarkup(key, () => {
      const Part = component()
      if (Part instanceof Promise) throw new Error(`The server does not have the demonstration «${name}» at once`)
      return renderToStaticMarkup(<Part copy={copy} />, { identifierPrefix: name })
    })
  )
  .client(<Copy,>(_demonstration: Demonstration<Copy>, _copy: Copy, _key: string): string | undefined => undefined)

/**
 * The server's picture of the demonstration, which stays without scripts. Once it is in sight or used, its code is fetched, and the
 * live demonstration replaces it; inputs and presses of the visitor up to then are replayed.
 */
export function LiveDemonstration<Copy>({ demonstration, copy }: { demonstration: Demonstration<Copy>; copy: Copy }) {
  const locale = useLocale()
  const key = markupKey(demonstration.name, locale)
  const byServer = renderedByServer(demonstration, copy, key)
  const [Part, setPart] = useState(demonstration.loaded)
  const still = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const picture = useRef<Element>(null)
  const focused = useRef<Element>(null)
  const pressed = useRef<Element>(null)

  useLazyPart(demonstration.prepare)
  useServedNodes(still, key)

  const wake = useEffectEvent(async (load: () => Promise<void>) => {
    try {
      await load()
    } catch {
      // The picture stays. A press tries again.
      return
    }
    picture.current = still.current
    focused.current = document.activeElement
    setPart(demonstration.loaded)
  })
  const onPress = useEffectEvent(({ target }: Event) => {
    pressed.current = target instanceof Element ? target.closest('button') : null
    if (pressed.current) void wake(() => importOrReload(demonstration.prepare))
  })

  useEffect(() => {
    const element = still.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const prepare = () => void wake(demonstration.prepare)
    element.addEventListener('click', (event) => onPress(event), { signal })
    element.addEventListener('pointerover', prepare, { signal, once: true })
    element.addEventListener('focusin', prepare, { signal, once: true })
    // A page that the browser renders without its code has no picture.
    if (!element.hasChildNodes()) prepare()
    const stop = whenInSight([element], prepare)
    return () => {
      controller.abort()
      stop()
    }
  }, [demonstration])

  useLayoutEffect(() => {
    if (!Part || !live.current || !picture.current) return
    takeOver(picture.current, live.current, { focused: focused.current, pressed: pressed.current })
    picture.current = null
  }, [Part])

  if (Part) {
    return (
      <div key="live" ref={live}>
        <Part key={locale} copy={copy} />
      </div>
    )
  }
  return (
    <div
      key="still"
      ref={still}
      {...servedAttributes(key)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the project's own components
      dangerouslySetInnerHTML={{ __html: byServer ?? '' }}
    />
  )
}
