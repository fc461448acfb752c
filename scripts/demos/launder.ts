import { Random } from './random'
import type { Generator } from './types'

/*
 * A month of payments, with laundering patterns among them as the alert model of IBM's AMLSim defines them
 * (https://github.com/IBM/AMLSim/wiki/Transaction-Model:-Alert-Model): the source scatters its money over accounts in sums below
 * 5,000 (fan-out), shell companies gather it (fan-in, scatter-gather), pass it in a cycle and pay it out at two places. Two further
 * patterns of other accounts are decoys: a fan-in without a further step, and a cycle of trade.
 */

const people = 150
const companies = 45
const cashDesks = 10
const days = 30
const shells = 5
const mules = 12

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const named = (letter: string, count: number, digits: number): string[] =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(digits, '0')}`)
  const [accounts, firms, desks] = [named('A', people, 3), named('C', companies, 3), named('X', cashDesks, 2)]
  const edges: { from: string; to: string; kind: string; values: Record<string, number> }[] = []
  const pay = (from: string, to: string, amount: number, hour: number): void => {
    edges.push({ from, to, kind: 'paid', values: { amount, hour: Math.round(hour) } })
  }
  const hourOf = (day: number): number => (day - 1) * 24 + random.integer(8, 19)

  const [source = '', ...others] = accounts
  const shellFirms = firms.slice(-shells)
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = shellFirms
  const honest = firms.slice(0, -shells)
  const couriers = random.shuffled(others).slice(0, mules)
  const [endAccount = ''] = random.shuffled(others.filter((id) => !couriers.includes(id)))
  const [deskA = '', deskB = ''] = random.shuffled(desks)

  // Everyday life: wages at the beginning, purchases through the month, cash now and then.
  for (const id of others) {
    if (id === endAccount) continue
    pay(random.pick(honest), id, random.integer(28, 75) * 100, hourOf(random.integer(1, 4)))
    const purchases = random.integer(0, 2)
    for (let each = 0; each < purchases; each += 1)
      pay(id, random.pick(honest), random.integer(3, 45) * 10, hourOf(random.integer(5, days)))
    if (random.isTrue(0.12)) pay(id, random.pick(desks), random.integer(1, 4) * 100, hourOf(random.integer(5, days)))
  }
  for (let each = 0; each < 40; each += 1)
    pay(random.pick(honest), random.pick(honest), random.integer(10, 200) * 100, hourOf(random.integer(1, days)))

  // The source scatters, two shells gather.
  let [toFirst, toSecond] = [0, 0]
  for (const [index, courier] of couriers.entries()) {
    const amount = random.integer(4300, 4990)
    const day = 8 + Math.floor(index / 6)
    pay(source, courier, amount, hourOf(day))
    const kept = random.integer(50, 150)
    const isFirst = index % 2 === 0
    pay(courier, isFirst ? first : second, amount - kept, hourOf(day + random.integer(1, 2)))
    if (isFirst) toFirst += amount - kept
    else toSecond += amount - kept
  }
  // They join it, send it round through two more shells, and pay it out.
  pay(second, first, toSecond - 400, hourOf(13))
  const joined = toFirst + toSecond - 400
  pay(first, third, joined - 600, hourOf(15))
  pay(third, fourth, joined - 1100, hourOf(17))
  pay(fourth, fifth, joined - 1500, hourOf(19))
  pay(fifth, first, Math.round((joined - 1500) * 0.2), hourOf(20))
  const rest = joined - 1500 - Math.round((joined - 1500) * 0.2)
  const toAccount = Math.round(rest * 0.45)
  pay(fifth, endAccount, toAccount, hourOf(21))
  pay(fifth, deskA, Math.round(rest * 0.3), hourOf(22))
  pay(endAccount, deskB, Math.round(toAccount * 0.4), hourOf(23))
  pay(fifth, deskB, rest - toAccount - Math.round(rest * 0.3), hourOf(24))

  // Decoys: many pay one account for a common trip, and three firms trade in a circle. Both have met the source's couriers.
  const [organizer = '', ...travelers] = random
    .shuffled(others.filter((id) => !couriers.includes(id) && id !== endAccount))
    .slice(0, 10)
  for (const id of travelers) pay(id, organizer, random.integer(8, 12) * 100, hourOf(random.integer(9, 12)))
  const traders = random.shuffled(honest).slice(0, 3)
  for (const [index, id] of traders.entries())
    pay(id, traders[(index + 1) % 3] ?? id, random.integer(60, 90) * 100, hourOf(10 + 3 * index))
  for (const courier of couriers.slice(0, 4)) pay(courier, organizer, random.integer(8, 12) * 100, hourOf(6))

  return {
    vertices: [
      ...accounts.map((id) => ({ id, kind: 'account' })),
      ...firms.map((id) => ({ id, kind: 'company' })),
      ...desks.map((id) => ({ id, kind: 'cash' }))
    ],
    edges,
    layout: { charge: -55, length: 34, gravity: 0.07, spacing: 9 }
  }
}

export default generate
