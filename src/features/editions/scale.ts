/*
 * The logarithmic scale on which a requirement lies beside the limits of the editions. Positions are fractions of its width.
 */

/** Left end: below one, so that a limit of one still has a length. */
const start = 0.4

export interface Scale {
  /** Powers of ten that are written on it. */
  ticks: readonly number[]
  at: (value: number) => number
}

/** A scale that reaches past every one of the values: the next power of ten above the largest. */
export function scaleFor(values: readonly number[]): Scale {
  const end = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(...values, 1)) + 1e-9) + 1)
  const [from, to] = [Math.log10(start), Math.log10(end) + 0.12]
  const decades = Math.round(Math.log10(end))
  const step = decades <= 4 ? 1 : Math.ceil(decades / 2)
  const ticks = Array.from({ length: Math.floor(decades / step) + 1 }, (_, index) => 10 ** (index * step))
  return { ticks, at: (value) => Math.min(1, Math.max(0, (Math.log10(value) - from) / (to - from))) }
}

/** A fraction as an SVG length; a tenth of a percent is finer than a pixel. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`
}
