import { Random } from './random'
import type { Generator } from './types'

/*
 * Accounts of a bank with their devices, phones and transfers. Hidden among households and strangers are three rings: they share
 * devices and pass money in a circle. Decoys: a device in a shop that many use, households that send money one way or to and fro,
 * and a circle of transfers among accounts that share nothing.
 */

const rings = [6, 8, 5]
const households = 17
/** Accounts that log in on one tablet in a shop, and have nothing else in common. */
const shopAccounts = 9
const loners = 105
const tradeCircle = 5

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const accounts: string[] = []
  const things: { id: string; kind: string }[] = []
  const edges: { from: string; to: string; kind: string; values?: Record<string, number> }[] = []
  const counts = { device: 0, phone: 0 }
  const account = (): string => {
    const id = `A${String(accounts.length + 1).padStart(3, '0')}`
    accounts.push(id)
    return id
  }
  const thing = (kind: 'device' | 'phone'): string => {
    counts[kind] += 1
    const id = `${kind === 'device' ? 'D' : 'P'}${String(counts[kind]).padStart(3, '0')}`
    things.push({ id, kind })
    return id
  }
  const link = (from: string, to: string): void => {
    edges.push({ from, to, kind: to.startsWith('D') ? 'uses' : 'registered' })
  }
  const transfer = (from: string, to: string, amount: number): void => {
    edges.push({ from, to, kind: 'transferred', values: { amount, day: random.integer(1, 30) } })
  }
  const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index))

  const members: string[][] = []
  for (const size of rings) {
    const ring = times(size, account)
    members.push(ring)
    // Two devices and a phone overlap, so that they hold the ring together.
    const half = Math.ceil(size / 2)
    const [first, second, phone] = [thing('device'), thing('device'), thing('phone')]
    for (const [index, id] of ring.entries()) link(id, index < half ? first : second)
    for (const id of [ring[half - 1], ring[half]]) if (id) link(id, phone)
    const order = random.shuffled(ring)
    const start = random.integer(40, 90) * 100
    for (const [index, from] of order.entries())
      transfer(from, order[(index + 1) % size] ?? from, start - index * random.integer(60, 180))
  }
  for (let index = 0; index < households; index += 1) {
    const family = times(random.integer(2, 5), account)
    members.push(family)
    const shared = thing(random.isTrue(0.6) ? 'device' : 'phone')
    for (const id of family) {
      link(id, shared)
      if (random.isTrue(0.25)) link(id, thing('phone'))
    }
    const [parent = '', ...others] = family
    for (const id of others) if (random.isTrue(0.6)) transfer(parent, id, random.integer(2, 20) * 100)
    if (index % 4 === 0 && others[0]) transfer(others[0], parent, random.integer(1, 9) * 100)
  }
  const tablet = thing('device')
  const customers = times(shopAccounts, account)
  for (const id of customers) {
    link(id, tablet)
    link(id, thing('phone'))
  }
  members.push(customers)
  const alone = times(loners, account)
  for (const id of alone) {
    link(id, thing('device'))
    if (random.isTrue(0.3)) link(id, thing('phone'))
    members.push([id])
  }
  const traders = random.shuffled(alone).slice(0, tradeCircle)
  for (const [index, from] of traders.entries())
    transfer(from, traders[(index + 1) % tradeCircle] ?? from, random.integer(10, 80) * 100)
  // Everyday payments to other groups; they go from earlier to later ones, so that they close no circle.
  for (let index = 0; index < 70; index += 1) {
    const [one, other] = [random.integer(0, members.length - 1), random.integer(0, members.length - 1)]
    const [from, to] = [members[Math.min(one, other)], members[Math.max(one, other)]]
    if (from && to && from !== to) transfer(random.pick(from), random.pick(to), random.integer(1, 30) * 100)
  }
  return {
    vertices: [...accounts.map((id) => ({ id, kind: 'account' })), ...things],
    edges,
    layout: { charge: -26, length: 22, gravity: 0.075, spacing: 8 }
  }
}

export default generate
