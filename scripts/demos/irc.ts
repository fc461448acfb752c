import { Random } from './random'
import type { Generator } from './types'

/*
 * Readers of a library, the books they borrowed, and the subjects of the books. Each reader has one or two favorite subjects. R001
 * reads two subjects that few readers share, so the books that suit both are found through those few.
 */

const subjects = 12
const books = 150
const readers = 190

const generate: Generator = (seed) => {
  const random = new Random(seed)
  const id = (letter: string, number: number, digits = 3): string => `${letter}${String(number).padStart(digits, '0')}`
  const edges: { from: string; to: string; kind: string }[] = []
  const shelves = new Map<number, string[]>()
  for (let number = 1; number <= books; number += 1) {
    const about = new Set([random.integer(1, subjects)])
    if (random.isTrue(0.3)) about.add(random.integer(1, subjects))
    for (const subject of about) {
      edges.push({ from: id('B', number), to: id('S', subject, 2), kind: 'about' })
      shelves.set(subject, [...(shelves.get(subject) ?? []), id('B', number)])
    }
  }
  const borrow = (reader: string, wanted: readonly number[], count: number): void => {
    const borrowed = new Set<string>()
    for (let each = 0; each < count; each += 1) {
      const shelf = random.isTrue(0.88) ? shelves.get(random.pick(wanted)) : shelves.get(random.integer(1, subjects))
      // The first books of a shelf are borrowed more often.
      const book = shelf?.[Math.floor(random.next() ** 1.5 * shelf.length)]
      if (book) borrowed.add(book)
    }
    for (const book of borrowed) edges.push({ from: reader, to: book, kind: 'borrowed' })
  }
  borrow(id('R', 1), [3, 9], 6)
  for (let number = 2; number <= readers; number += 1) {
    const wanted =
      number <= 9 ? [3, 9] : [random.integer(1, subjects), ...(random.isTrue(0.35) ? [random.integer(1, subjects)] : [])]
    borrow(id('R', number), wanted, random.integer(2, 6))
  }
  const kinds = { R: 'person', B: 'book', S: 'subject' } as const
  const vertices = (['R', 'B', 'S'] as const).flatMap((letter) => {
    const count = { R: readers, B: books, S: subjects }[letter]
    return Array.from({ length: count }, (_, index) => ({
      id: id(letter, index + 1, letter === 'S' ? 2 : 3),
      kind: kinds[letter]
    }))
  })
  return { vertices, edges, layout: { charge: -45, length: 34, gravity: 0.08, spacing: 8 } }
}

export default generate
