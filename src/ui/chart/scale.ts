/** Ticks of an axis from zero, in round steps of which about five reach the largest value. */
export function ticksTo(largest: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const rough = largest / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const count = Math.ceil(largest / step - 1e-9)
  // Sums of fractions would end in digits such as 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** A name shortened to what fits, in characters of which a Chinese one takes two. */
export function shortened(name: string, most: number): string {
  let width = 0
  let shown = ''
  for (const character of name) {
    width += /[\u2e80-\uffef]/.test(character) ? 2 : 1
    if (width > most) return `${shown}…`
    shown += character
  }
  return shown
}
