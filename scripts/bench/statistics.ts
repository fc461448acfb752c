export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** The value below which the given share of the values lies; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/**
 * The area under the ROC curve: the probability that a value of `first` exceeds one of `second`, counting a tie as half.
 * 0.5 means that the two cannot be told apart, 0 and 1 that they always can.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const sorted = [...first.map((value) => ({ value, mine: 1 })), ...second.map((value) => ({ value, mine: 0 }))].toSorted(
    (a, b) => a.value - b.value
  )
  let ranks = 0
  for (let start = 0; start < sorted.length; ) {
    let end = start
    let mine = 0
    for (; end < sorted.length && sorted[end]?.value === sorted[start]?.value; end += 1) mine += sorted[end]?.mine ?? 0
    ranks += (mine * (start + 1 + end)) / 2
    start = end
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}
