import { type AnyRouter, Await, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slide } from '~/contract/slides'
import { afterScroll } from '~/lib/after-scroll'
import { classifyStoredAddress } from '~/lib/stored-address'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import * as styles from './strips.module.css'

/** Duration of the highlight of a slide. */
const slideDuration = 6_000
/** Hover or focus pauses the highlight. */
const held = ':hover, :focus-within'

/** The slideshow as a strip under the hero. Its frame has its final size before late slides arrive. */
export function Slideshow({ slides }: { slides: Slide[] | Promise<Slide[]> }) {
  return (
    <section className="band" aria-roledescription={m.home_slides_role()} aria-label={m.home_slides_label()}>
      <Sheet>
        {Array.isArray(slides) ? (
          <Carousel slides={slides} />
        ) : (
          <Await promise={slides} fallback={<Skeleton />}>
            {(list) => <Carousel slides={list} />}
          </Await>
        )}
      </Sheet>
    </section>
  )
}

/** A dead slide remains a link: a path without a route leads to the home page, any other to a 404. */
const reportDeadSlides = createIsomorphicFn()
  .server((router: AnyRouter, slides: readonly Slide[]) => {
    for (const { href } of slides) classifyStoredAddress(router, href, 'slide')
  })
  .client(() => undefined)

function Carousel({ slides }: { slides: readonly Slide[] }) {
  reportDeadSlides(useRouter(), slides)
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [notice, setNotice] = useState('')

  const show = (next: number) => {
    const target = (next + slides.length) % slides.length
    setIndex(target)
    const strip = list.current
    const item = strip?.children[target]
    if (strip && item instanceof HTMLElement && strip.scrollWidth > strip.clientWidth) {
      strip.scrollTo({ left: item.offsetLeft - strip.offsetLeft })
    }
  }

  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!frame.current?.matches(held)) show(index + 1)
    }, slideDuration)
    return () => clearInterval(timer)
  })

  const toggle = () => {
    setPaused(!paused)
    setNotice(paused ? m.home_slides_playing() : m.home_slides_paused())
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }
  /** After a swipe, the highlighted slide is kept if it is in view; otherwise the first one in view is highlighted. */
  const follow = useEffectEvent(() => {
    const strip = list.current
    if (!strip) return
    const inView = [...strip.children].flatMap((item, place) => {
      if (!(item instanceof HTMLElement)) return []
      const left = item.offsetLeft - strip.offsetLeft - strip.scrollLeft
      return left >= -2 && left + item.offsetWidth <= strip.clientWidth + 2 ? [place] : []
    })
    const [first] = inView
    if (first !== undefined && !inView.includes(index)) setIndex(first)
  })
  useEffect(() => (list.current ? afterScroll(list.current, follow) : undefined), [])

  return (
    <div className={`grid-phone ${styles.frame} ${styles.slides}`} ref={frame}>
      <div>
        <p className="mono">
          <span aria-hidden="true">
            <b>{index + 1}</b> / {slides.length}
          </span>
          <span className="vh">{m.home_slides_position({ position: index + 1, count: slides.length })}</span>
        </p>
        <p>
          <button type="button" aria-label={m.home_slides_previous()} onKeyDown={step} onClick={() => show(index - 1)}>
            <i className="i-lucide-arrow-left" />
          </button>
          <button
            type="button"
            className="pause"
            aria-label={paused ? m.home_slides_resume() : m.home_slides_pause()}
            onKeyDown={step}
            onClick={toggle}
          >
            <i className={paused ? 'i-lucide-play' : 'i-lucide-pause'} />
          </button>
          <button type="button" aria-label={m.home_slides_next()} onKeyDown={step} onClick={() => show(index + 1)}>
            <i className="i-lucide-arrow-right" />
          </button>
        </p>
        <p className="vh" role="status">
          {notice}
        </p>
      </div>
      <ul ref={list}>
        {slides.map((slide, place) => (
          <li key={slide.id} aria-current={place === index}>
            <a href={slide.href}>
              <span className="note">{slide.kind}</span>
              <b>{phrased(slide.title)}</b>
              <span className="tlink">{slide.linkText}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Skeleton() {
  return (
    <div className={`grid-phone ${styles.frame} ${styles.slides}`} aria-busy="true">
      <div>
        <p className="vh">{m.home_slides_loading()}</p>
      </div>
      <ul aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <span />
          </li>
        ))}
      </ul>
    </div>
  )
}
