import { escapeMarkup } from '~/lib/xml'
import { arrowHead, type Point, round, trim } from './geometry'

/**
 * SVG markup for static drawings. The shape shows the kind of a vertex: circle for an account or person, square for a
 * device or asset, diamond for a merchant or item, triangle for a phone. The classes are in figure.css:
 *
 * g-edge relationship · g-path followed · g-found finding · g-dash inferred · g-dim dimension · g-axis center line
 */

function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`
}

/** Path data of a line between two vertices, trimmed to their outlines. */
export function line(a: Point, b: Point, fromA = 0, fromB = 0): string {
  const [start, end] = trim(a, b, fromA, fromB)
  return `M${at(start)}L${at(end)}`
}

/** Path data through several points. */
export function polyline(points: readonly Point[]): string {
  return points.length > 0 ? `M${points.map(at).join('L')}` : ''
}

/** Path data of a closed shape. */
export function polygon(points: readonly Point[]): string {
  return points.length > 0 ? `${polyline(points)}z` : ''
}

/** Path data of an arrow head at the end of the edge from `a` to `b`, its tip at distance `back` from `b`. */
export function arrow(a: Point, b: Point, back = 0, size = 7): string {
  return polygon(arrowHead(a, b, back, size))
}

export function square(center: Point, half: number): string {
  return `M${at({ x: center.x - half, y: center.y - half })}h${2 * half}v${2 * half}h${-2 * half}z`
}

export function diamond(center: Point, half: number): string {
  return `M${at({ x: center.x, y: center.y - half })}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
}

/** Height of a triangle relative to half its base. */
export const triangleHeight = 1.8

export function triangle(center: Point, half: number): string {
  return `M${at({ x: center.x, y: center.y - half })}l${half} ${round(half * triangleHeight)}h${-2 * half}z`
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${value}"` : ''
}

/** A `<path>`; empty if there is no data. */
export function path(className: string, data: string | readonly string[]): string {
  const d = typeof data === 'string' ? data : data.join('')
  return d ? `<path${attribute('class', className)} d="${d}"/>` : ''
}

export function circle(center: Point, radius: number, className?: string): string {
  return `<circle${attribute('class', className)} cx="${round(center.x)}" cy="${round(center.y)}" r="${round(radius)}"/>`
}

export function group(className: string, parts: string | readonly string[]): string {
  return `<g class="${className}">${typeof parts === 'string' ? parts : parts.join('')}</g>`
}

/** Position of a text. `drop` is the offset of the baseline below the point in em, so it scales with the font. */
interface TextPoint extends Point {
  drop?: number
}

/** A line of text, escaped. */
export function text(
  position: TextPoint,
  words: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  className?: string
): string {
  const anchored = anchor === 'start' ? undefined : anchor
  const drop = position.drop === undefined ? undefined : `${position.drop}em`
  return `<text${attribute('class', className)} x="${round(position.x)}" y="${round(position.y)}"${attribute('dy', drop)}${attribute('text-anchor', anchored)}>${escapeMarkup(words)}</text>`
}

/** A numbered callout, as in a parts drawing: a line from the target to a circle with the number. */
export function balloon(number: number, target: Point, center: Point, options: { radius?: number; main?: boolean } = {}): string {
  const { radius = 17, main = false } = options
  const mainClass = main ? ' g-main' : ''
  return (
    path('g-dim', line(target, center, 0, radius)) +
    circle(target, 2, 'g-dot') +
    circle(center, radius, `g-balloon${mainClass}`) +
    text({ ...center, drop: 0.36 }, String(number), 'middle', `g-no${mainClass}`)
  )
}
