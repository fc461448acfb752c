/** Ticks of an axis from zero, in about five round steps. */
export function axisTicks(largest: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const minStep = largest / 5
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= minStep) ?? minStep
  const count = Math.ceil(largest / step - 1e-9)
  // Sums of fractions would end in digits such as 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Truncates a name to a width in characters; a Chinese character counts twice. */
export function truncate(name: string, maxWidth: number): string {
  let width = 0
  let shown = ''
  for (const character of name) {
    width += /[\u2e80-\uffef]/.test(character) ? 2 : 1
    if (width > maxWidth) return `${shown}…`
    shown += character
  }
  return shown
}
