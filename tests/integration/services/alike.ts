import { expect } from 'vitest'
import type { Services } from './harness'

/*
 * Whether two kinds of calls can be told apart by the time that they take. The measure is the AUC: how probable it is that
 * a call of the one kind takes longer than one of the other. 0.5 is a coin's toss. No absolute time is looked at, so a
 * slow machine changes nothing.
 */

export type Answered = Awaited<ReturnType<Services['call']>>

interface Kinds {
  /** Calls for the nth identifier, one that an account has. */
  known: (n: number) => Promise<Answered>
  /** The same call for the nth of the identifiers that no account has. */
  unknown: (n: number) => Promise<Answered>
}

const bounds = { least: 0.45, most: 0.55 }
const warmUp = 20

/**
 * Has the calls measured one after the other in random order, and expects their times to overlap.
 *
 * For n samples each of the very same distribution, the AUC scatters with a standard deviation of 1/√(6n): 0.018 for 500,
 * where one honest run in 180 lies outside of the bounds. So `first` samples decide only where they lie within. Where they
 * do not, measuring goes on, and all samples decide: a real difference stays, chance goes.
 */
export async function expectAlikeInTime(
  { known, unknown }: Kinds,
  { first, most }: { first: number; most: number }
): Promise<void> {
  for (let n = 0; n < warmUp; n += 1) {
    await known(most + n)
    await unknown(most + n)
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  const measure = async (from: number, to: number) => {
    for (const kind of shuffled(from, to)) {
      const call = kind === 'known' ? known : unknown
      const started = performance.now()
      await call(times[kind].length)
      times[kind].push(performance.now() - started)
    }
    return auc(times.known, times.unknown)
  }
  const early = await measure(0, first)
  console.log('AUC', early)
  const value = isWithin(early) ? early : await measure(first, most)
  expect(value, `AUC of ${times.known.length} samples each`).toBeGreaterThanOrEqual(bounds.least)
  expect(value, `AUC of ${times.known.length} samples each`).toBeLessThanOrEqual(bounds.most)
}

/** How many identifiers of each kind `expectAlikeInTime` calls for. */
export const identifiersFor = (most: number): number => most + warmUp

/** Expects the same answer: status, body, and every header. */
export function expectAlikeInContent(one: Answered, other: Answered): void {
  const content = ({ headers, ...rest }: Answered) => ({
    ...rest,
    headers: Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
  })
  expect(content(one)).toEqual(content(other))
}

const isWithin = (value: number) => value >= bounds.least && value <= bounds.most

/** As many of the one as of the other, in random order. */
function shuffled(from: number, to: number): ('known' | 'unknown')[] {
  const order = Array.from(
    { length: 2 * (to - from) },
    (_, n) => ({ kind: n % 2 === 0 ? 'known' : 'unknown', at: Math.random() }) as const
  )
  return order.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

/** The area under the ROC curve: over all pairs, the share in which the first is greater; a tie counts half. */
export function auc(first: readonly number[], second: readonly number[]): number {
  const sorted = [...first.map((value) => ({ value, mine: true })), ...second.map((value) => ({ value, mine: false }))].toSorted(
    (a, b) => a.value - b.value
  )
  let ranks = 0
  for (let start = 0; start < sorted.length; ) {
    let end = start
    while (end < sorted.length && sorted[end]?.value === sorted[start]?.value) end += 1
    const mine = sorted.slice(start, end).filter((sample) => sample.mine).length
    ranks += (mine * (start + 1 + end)) / 2
    start = end
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}
