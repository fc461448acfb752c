import { type Acquaintance, acquaintances, type Person, people, start } from '../hops'

/* Four kinds of questions, each answered on the graph of acquaintances. */

const isKnown = (a: Person, b: Person) => acquaintances.some(([x, y]) => (x === a && y === b) || (x === b && y === a))

/** The shortest path from one person to another, as its people in order. */
export function chain(from: Person, to: Person): Person[] {
  const chains = new Map<Person, Person[]>([[from, [from]]])
  for (const [person, way] of chains) {
    if (person === to) return way
    for (const next of people) if (isKnown(person, next) && !chains.has(next)) chains.set(next, [...way, next])
  }
  return []
}

/** Groups of three who all know each other. */
export function triangles(): Person[][] {
  return acquaintances.flatMap(([a, b]) => {
    const last = Math.max(people.indexOf(a), people.indexOf(b))
    return people.slice(last + 1).flatMap((c) => (isKnown(a, c) && isKnown(b, c) ? [[a, b, c]] : []))
  })
}

/** Number of acquaintances. */
export function degree(person: Person): number {
  return acquaintances.filter((pair: Acquaintance) => pair.includes(person)).length
}

/** The person with the most acquaintances. */
export const bestConnected = [...people].sort((a, b) => degree(b) - degree(a))[0] ?? start
