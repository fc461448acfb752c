/** The value that half of them are below. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** The value that so great a share of them are below; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/**
 * The area under the ROC curve: how probable it is that one of the first is greater than one of the second, a tie counting
 * half. 0.5 is a coin's toss, 0 and 1 tell the two apart for sure.
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
