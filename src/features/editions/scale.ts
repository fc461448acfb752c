/* The logarithmic scale of a requirement and the editions' limits. Positions are fractions of its width. */

/** Left end of the scale, below 1 so that a limit of 1 has a visible length. */
const start = 0.4

export interface Scale {
  /** Powers of ten. */
  ticks: readonly number[]
  at: (value: number) => number
}

/** A scale up to the next power of ten above all values. */
export function scaleFor(values: readonly number[]): Scale {
  const end = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(...values, 1)) + 1e-9) + 1)
  const [from, to] = [Math.log10(start), Math.log10(end) + 0.12]
  const decades = Math.round(Math.log10(end))
  const step = decades <= 4 ? 1 : Math.ceil(decades / 2)
  const ticks = Array.from({ length: Math.floor(decades / step) + 1 }, (_, index) => 10 ** (index * step))
  return { ticks, at: (value) => Math.min(1, Math.max(0, (Math.log10(value) - from) / (to - from))) }
}

/** A fraction as an SVG percentage. A tenth of a percent is less than a pixel. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`
}
