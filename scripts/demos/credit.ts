import { Random } from './random'
import type { Generator } from './types'

/*
 * Companies and their holders. C001 has no majority owner: its largest owner has 26 %, while P001 controls it through four
 * companies, two of which hold shares of each other, with an effective share of a tenth. The rest are ordinary groups of companies,
 * some with cross-holdings.
 */

/** Holder, company and percent. */
const hidden = `
C002-C001-28 C003-C001-24 P002-C001-26 P003-C001-22
C004-C002-51 P007-C002-30 P008-C002-19
C002-C003-31 C005-C003-24 P004-C003-45
C004-C005-36 C002-C005-16 C003-C005-15 P005-C005-33
P001-C004-55 P006-C004-45`

const companies = 150
const people = 90
const named = 8

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const id = (letter: string, number: number): string => `${letter}${String(number).padStart(3, '0')}`
  const edges = hidden
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [from = '', to = '', share] = entry.split('-')
      return { from, to, kind: 'holds', values: { share: Number(share) } }
    })
  const hold = (from: string, to: string, share: number): void => {
    edges.push({ from, to, kind: 'holds', values: { share } })
  }
  for (let number = 6; number <= companies; number += 1) {
    const company = id('C', number)
    // An earlier company as parent makes groups; the shares sum to 100 or less.
    const holders = new Set<string>()
    if (random.isTrue(0.55)) holders.add(id('C', random.integer(Math.max(6, number - 18), Math.max(6, number - 1))))
    holders.delete(company)
    const count = random.integer(1, 3)
    while (holders.size < count) holders.add(id('P', random.integer(named + 1, people)))
    let left = 100
    for (const [index, holder] of [...holders].entries()) {
      const share = index === holders.size - 1 ? left : random.integer(Math.ceil(left * 0.3), Math.floor(left * 0.7))
      hold(holder, company, share)
      left -= share
    }
  }
  // Cross-holdings: a company takes a tenth to a fifth of one above it, from that company's last holder.
  for (let each = 0; each < 6; each += 1) {
    const down = random.pick(
      edges.filter(({ from, to }) => from.startsWith('C') && Number(from.slice(1)) > 5 && Number(to.slice(1)) > 5)
    )
    const donor = edges.findLast(({ to, values }) => to === down.from && values.share > 20)
    if (!donor || edges.some(({ from, to }) => from === down.to && to === down.from)) continue
    const share = random.integer(10, 20)
    donor.values.share -= share
    hold(down.to, down.from, share)
  }
  // P001 and the other named people have further holdings.
  for (let number = 1; number <= named; number += 1) {
    const company = id('C', random.integer(10, companies))
    const donor = edges.findLast(({ to, values }) => to === company && values.share > 30)
    if (!donor || donor.from === id('P', number)) continue
    donor.values.share -= 15
    hold(id('P', number), company, 15)
  }
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const vertices = [
    ...Array.from({ length: companies }, (_, index) => ({ id: id('C', index + 1), kind: 'company' })),
    ...Array.from({ length: people }, (_, index) => ({ id: id('P', index + 1), kind: 'person' }))
  ]
  return {
    vertices: vertices.filter((vertex) => used.has(vertex.id)),
    edges,
    layout: { charge: -60, length: 30, gravity: 0.075, spacing: 9 }
  }
}

export default generate
