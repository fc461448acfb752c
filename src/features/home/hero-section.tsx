import { useEffect, useEffectEvent, useRef } from 'react'
import { whenInSight } from '~/features/queries/in-sight'
import { prepareQuery, useOpenedQueries } from '~/features/queries/opened-queries'
import { pageLink } from '~/lib/page-link'
import { ServerSection } from '~/ui/server-section'
import { hero } from './sections'

const loadQuery = async () => (await import('./load-hero-query')).loadHeroQuery()

const runLink = ({ target }: Event) => (target instanceof Element ? target.closest('.hop-run') : null)

function prepare(event: Event): void {
  if (runLink(event)) prepareQuery(loadQuery)
}

/** The hero, whose query runs in its place. Without scripts, or before they are there, its link leads to the playground. */
export function HeroSection() {
  const element = useRef<HTMLDivElement>(null)
  const { openQuery, openedParts } = useOpenedQueries()
  const run = useEffectEvent((event: MouseEvent) => {
    const link = runLink(event)
    const source = link?.closest('section')
    if (!link || !source || pageLink(event) === undefined) return
    event.preventDefault()
    void openQuery({ source, button: link, load: loadQuery, render: ({ heroQuery }) => heroQuery(source) })
  })

  const prepareInSight = useEffectEvent(() => {
    // Pressed meanwhile, it has its engine already.
    if (openedParts.length === 0) prepareQuery(loadQuery)
  })

  useEffect(() => {
    const section = element.current
    if (!section) return
    const controller = new AbortController()
    const { signal } = controller
    // Before React's own listener, with which the section would follow the link.
    section.addEventListener('click', (event) => run(event), { signal })
    section.addEventListener('pointerover', prepare, { signal })
    section.addEventListener('focusin', prepare, { signal })
    // A finger announces no press as a pointer does, so a touch screen fetches the code of the query when it is in sight.
    const isTouched = matchMedia('(hover: none)').matches
    const stop = whenInSight(isTouched ? section.querySelectorAll('.hop-run') : [], prepareInSight)
    return () => {
      controller.abort()
      stop()
    }
  }, [])

  return (
    <div ref={element}>
      <ServerSection section={hero} />
      {openedParts}
    </div>
  )
}
