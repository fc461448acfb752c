import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageLink } from '~/lib/page-link'
import { useLazyPart } from './lazy-parts'

interface ServerSectionProps {
  /** The section, on the server; nothing in the browser, whose bundle does not contain it. */
  children: ReactNode
  /** Fetches the section's code, for a page that did not come from the server, or not in this language. */
  load: () => Promise<ComponentType>
  /** The section, where its code is there already. */
  loaded: ComponentType | undefined
  /** Changes when the section would look different: the locale, as a rule. */
  version: string
}

/**
 * A part of a page that only the server renders: it has links and controls of HTML, and nothing that needs a script. The
 * browser keeps the server's markup and is spared the code and both languages of the copy.
 */
export function ServerSection({ children, load, loaded, version }: ServerSectionProps) {
  const router = useRouter()
  const kept = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const [Section, setSection] = useState(() => loaded)

  useLazyPart(load)

  useEffect(() => {
    // Code that somebody else's fetch has brought since is not shown yet: what counts is what this section renders.
    if (shown.current === undefined && (Section || kept.current?.hasChildNodes())) shown.current = version
    if (shown.current === version) return
    let current = true
    load().then(
      (fresh) => {
        if (!current) return
        shown.current = version
        setSection(() => fresh)
      },
      () => undefined // What cannot be fetched stays as it is; the shell reloads the page when a chunk is gone.
    )
    return () => {
      current = false
    }
  }, [version, load, Section])

  if (Section) return <Section key={version} />
  if (children) return <div>{children}</div>
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the links inside, by key as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={kept}
      suppressHydrationWarning
      onClick={(event) => {
        const href = pageLink(event)
        if (href === undefined) return
        event.preventDefault()
        void router.navigate({ href })
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves the server's markup as it is
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
