import type { Point } from '~/ui/figure/geometry'
import { frame } from './scene'

/** The visible part of the drawing: a point of the drawing is shown at `point * zoom + (x, y)`, in units of the drawing. */
export interface Camera extends Point {
  zoom: number
}

export const fitted: Camera = { x: 0, y: 0, zoom: 1 }
const maxZoom = 12
/** Maximum zoom on points that are brought into sight, so that their surroundings stay recognizable. */
const focusZoom = 3

/** Magnifies about a point of the frame, which stays where it is. */
export function zoomAt(camera: Camera, factor: number, center: Point): Camera {
  const zoom = Math.min(maxZoom, Math.max(1, camera.zoom * factor))
  const ratio = zoom / camera.zoom
  return within({ zoom, x: center.x - (center.x - camera.x) * ratio, y: center.y - (center.y - camera.y) * ratio })
}

export const panBy = ({ x, y, zoom }: Camera, dx: number, dy: number): Camera => within({ x: x + dx, y: y + dy, zoom })

/** Shows these points as large as they fit, with the middle of them in the middle. */
export function focusOn(points: readonly Point[]): Camera {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  if (points.length === 0) return fitted
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min(frame.width / (right - left + 160), frame.height / (bottom - top + 160))
  const zoom = Math.min(focusZoom, Math.max(1, room))
  return within({
    zoom,
    x: frame.width / 2 - ((left + right) / 2) * zoom,
    y: frame.height / 2 - ((top + bottom) / 2) * zoom
  })
}

/** Keeps the drawing in sight: its edge goes at most to the middle of the frame. */
function within({ x, y, zoom }: Camera): Camera {
  const slack = zoom === 1 ? 0 : 0.25
  const bound = (value: number, size: number) => Math.min(size * slack, Math.max(size - size * zoom - size * slack, value))
  return { x: bound(x, frame.width), y: bound(y, frame.height), zoom }
}

export const frameCenter: Point = { x: frame.width / 2, y: frame.height / 2 }

/** The point of the drawing that is shown at a point of the frame. */
export const drawingPoint = ({ x, y, zoom }: Camera, at: Point): Point => ({ x: (at.x - x) / zoom, y: (at.y - y) / zoom })
