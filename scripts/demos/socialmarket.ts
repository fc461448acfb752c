import { Random } from './random'
import type { Generator } from './types'

/*
 * People and whom they know, in circles of different sizes. The people with most contacts all belong to the largest circle and know
 * each other, so choosing by contacts reaches the same people again and again; the rest is reached by others.
 */

const sizes = [120, 80, 70, 60, 55, 50, 45, 40, 35, 25, 20]
const hubs = 6
const hubContacts = 16
/** Contacts between circles. */
const bridges = 45

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const people: string[] = []
  const known = new Set<string>()
  const edges: { from: string; to: string; kind: string }[] = []
  const know = (one: string, other: string): void => {
    const [from, to] = one < other ? [one, other] : [other, one]
    if (from === to || known.has(`${from} ${to}`)) return
    known.add(`${from} ${to}`)
    edges.push({ from, to, kind: 'knows' })
  }
  const circles = sizes.map((size) =>
    Array.from({ length: size }, () => {
      const id = `U${String(people.length + 1).padStart(3, '0')}`
      people.push(id)
      return id
    })
  )
  for (const circle of circles) {
    for (const [index, id] of circle.entries()) {
      // A person who joins later knows some earlier ones, more often the earliest: a few have many contacts.
      const count = index === 0 ? 0 : random.integer(1, 2)
      for (let each = 0; each < count; each += 1) {
        const early = Math.floor(random.next() ** 1.6 * index)
        know(id, circle[early] ?? id)
      }
    }
  }
  const [largest = []] = circles
  const popular = largest.slice(0, hubs)
  for (const hub of popular) {
    for (const other of popular) know(hub, other)
    for (let each = 0; each < hubContacts; each += 1) know(hub, random.pick(largest))
  }
  for (let each = 0; each < bridges; each += 1) know(random.pick(random.pick(circles)), random.pick(random.pick(circles)))
  return {
    vertices: people.map((id) => ({ id, kind: 'person' })),
    edges,
    layout: { charge: -22, length: 16, gravity: 0.07, spacing: 6 }
  }
}

export default generate
