import type { SearchedKind } from '../../src/contract/search'
import { isHan, termsOf } from '../../src/contract/search-terms'
import type { Row } from './folder'

/* Index for the search of the main service (services/main/routes/search.ts). */

/** Weight of a term by the field it occurs in. */
const weights = { title: 3, summary: 1 }

/** The searched kinds of content, by their names in the search. */
const searched: Readonly<Record<string, SearchedKind>> = { news: 'news', videos: 'video', downloads: 'download' }

/** The statements that index one kind of content: they replace the terms of all its entries, or of the given ones only. */
export function searchStatements(
  kindName: string,
  rows: readonly Row[],
  { keepOthers, literal }: { keepOthers: boolean; literal: (value: unknown) => string }
): string[] {
  const kind = searched[kindName]
  if (kind === undefined) return []
  return [
    ...(keepOthers ? [] : [`DELETE FROM search_terms WHERE kind = ${literal(kind)}`]),
    ...rows.flatMap((row) => {
      const [id, language] = [literal(row.id), literal(row.language)]
      const terms = weighted(row)
      const words = terms.flatMap(([term]) => (term.length > 2 && !isHan(term) ? [term] : []))
      const values = terms.map(([term, weight]) => `(${language}, ${literal(term)}, ${weight}, ${literal(kind)}, ${id})`)
      const known = words.map((word) => `(${language}, ${literal(word)}, ${literal([...word].toReversed().join(''))})`)
      return [
        ...(keepOthers
          ? [`DELETE FROM search_terms WHERE kind = ${literal(kind)} AND id = ${id} AND language = ${language}`]
          : []),
        ...insert('search_terms (language, term, weight, kind, id)', values),
        ...insert('search_words (language, word, reversed)', known, ' ON CONFLICT DO NOTHING')
      ]
    })
  ]
}

/** The platform limits a statement to 100 kB; the terms of a title and a summary stay far below it. */
const insert = (into: string, values: readonly string[], end = '') =>
  values.length === 0 ? [] : [`INSERT INTO ${into} VALUES ${values.join(', ')}${end}`]

function weighted({ title, summary }: Row): [term: string, weight: number][] {
  const found = new Map<string, number>()
  const add = (text: unknown, weight: number) => {
    for (const { term } of termsOf(typeof text === 'string' ? text : '')) found.set(term, Math.max(weight, found.get(term) ?? 0))
  }
  add(summary, weights.summary)
  add(title, weights.title)
  return [...found]
}
