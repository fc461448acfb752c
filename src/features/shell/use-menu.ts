import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Hover delays in milliseconds. */
const openDelay = 90
const closeDelay = 260

interface State {
  opened: number | undefined
  /** Opened by click or key, so it stays open when the pointer leaves. */
  pinned: boolean
}

const closed: State = { opened: undefined, pinned: false }

/** State of the open menu of the bar. Menus open and close on hover with a delay. */
export function useMenu(bar: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(closed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = state.opened !== undefined

  function later(delay: number, next: (state: State) => State) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(next), delay)
  }

  function set(next: State) {
    clearTimeout(timer.current)
    // The caller moves the focus into the menu next, so it must be in the DOM.
    flushSync(() => setState(next))
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setState(closed)
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      const hadFocus = button?.parentElement?.contains(document.activeElement)
      setState(closed)
      if (hadFocus) button?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, bar])

  return {
    opened: state.opened,
    open: (index: number) => set({ opened: index, pinned: true }),
    close: () => set(closed),
    /** A click pins a menu that hovering opened; the next click closes it. */
    toggle: (index: number) => set(state.opened === index && state.pinned ? closed : { opened: index, pinned: true }),
    hover: (index: number) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        later(openDelay, (now) => (now.opened === index ? now : { opened: index, pinned: false }))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        later(closeDelay, (now) => (now.pinned ? now : closed))
      }
    })
  }
}
