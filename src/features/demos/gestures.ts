import type { Point } from '~/ui/figure/geometry'
import { type Camera, fitted, frameCenter, panBy, zoomAt } from './camera'
import { frame } from './scene'

interface GestureTarget {
  camera: () => Camera
  move: (camera: Camera) => void
  /** Called for a click or tap. `reach` is the largest distance to a vertex, in units of the drawing. */
  pick: (at: Point, reach: number) => void
  /** Called when the mouse moves; with undefined when it leaves the drawing. `reach` as for `pick`. */
  hover: (at: Point | undefined, reach: number) => void
}

/** Pixels that a pointer may move during a click. */
const slack = 5
/** Largest distances to a vertex in pixels; a finger is less precise than a mouse. */
const mouseReach = 12
const fingerReach = 22
const keyStep = 60
const keyZoom = 1.35

/** Pans and zooms the camera by pointer, wheel and keyboard. Returns a function that removes the listeners. */
export function addGestureListeners(svg: SVGSVGElement, { camera, move, pick, hover }: GestureTarget): () => void {
  const pointers = new Map<number, Point>()
  let pressed: Point | undefined
  const stop = new AbortController()
  const { signal } = stop

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, event)
    pressed = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : undefined
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        hover(framePoint(svg, { x: event.clientX, y: event.clientY }), mouseReach * boxOf(svg).units)
      }
      return
    }
    const now = { x: event.clientX, y: event.clientY }
    if (pressed && Math.hypot(now.x - pressed.x, now.y - pressed.y) < slack) return
    pressed = undefined
    svg.setPointerCapture(event.pointerId)
    const { units } = boxOf(svg)
    const [other] = [...pointers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
    const last = positionOf(before)
    pointers.set(event.pointerId, now)
    if (!other) return move(panBy(camera(), (now.x - last.x) * units, (now.y - last.y) * units))
    const still = positionOf(other)
    const factor = Math.hypot(now.x - still.x, now.y - still.y) / Math.max(1, Math.hypot(last.x - still.x, last.y - still.y))
    move(zoomAt(camera(), factor, framePoint(svg, { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 })))
  }
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || !pressed || event.type !== 'pointerup') return
    const { units } = boxOf(svg)
    pick(
      framePoint(svg, { x: event.clientX, y: event.clientY }),
      (event.pointerType === 'mouse' ? mouseReach : fingerReach) * units
    )
  }
  const wheel = (event: WheelEvent) => {
    // The wheel scrolls the page unless the drawing has focus.
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== svg) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016))
    move(zoomAt(camera(), factor, framePoint(svg, { x: event.clientX, y: event.clientY })))
  }
  const key = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : afterKey(camera(), event.key)
    if (!next) return
    event.preventDefault()
    move(next)
  }

  svg.addEventListener('pointerdown', down, { signal })
  svg.addEventListener('pointermove', drag, { signal })
  svg.addEventListener('pointerup', up, { signal })
  svg.addEventListener('pointercancel', up, { signal })
  svg.addEventListener('pointerleave', () => hover(undefined, 0), { signal })
  svg.addEventListener('wheel', wheel, { signal, passive: false })
  svg.addEventListener('keydown', key, { signal })
  return () => stop.abort()
}

function afterKey(camera: Camera, key: string): Camera | undefined {
  switch (key) {
    case 'ArrowLeft':
      return panBy(camera, keyStep, 0)
    case 'ArrowRight':
      return panBy(camera, -keyStep, 0)
    case 'ArrowUp':
      return panBy(camera, 0, keyStep)
    case 'ArrowDown':
      return panBy(camera, 0, -keyStep)
    case '+':
    case '=':
      return zoomAt(camera, keyZoom, frameCenter)
    case '-':
      return zoomAt(camera, 1 / keyZoom, frameCenter)
    case '0':
      return fitted
    default:
      return undefined
  }
}

const positionOf = (at: Point | PointerEvent): Point => ('clientX' in at ? { x: at.clientX, y: at.clientY } : at)

/** Position of the fitted frame on the screen, and units of the drawing per pixel. */
function boxOf(svg: SVGSVGElement): { left: number; top: number; units: number } {
  const { left, top, width, height } = svg.getBoundingClientRect()
  const scale = Math.min(width / frame.width, height / frame.height) || 1
  return { left: left + (width - frame.width * scale) / 2, top: top + (height - frame.height * scale) / 2, units: 1 / scale }
}

/** Units of the drawing per pixel at zoom 1. */
export const unitsPerPixel = (svg: SVGSVGElement): number => boxOf(svg).units

function framePoint(svg: SVGSVGElement, { x, y }: Point): Point {
  const { left, top, units } = boxOf(svg)
  return { x: (x - left) * units, y: (y - top) * units }
}
