import * as v from 'valibot'
import {
  fileOf,
  type IndexedPage,
  type IndexManifest,
  indexedPageSchema,
  mostWeight,
  pageOf,
  termFileSchema,
  wordFileSchema,
  wordKeys
} from './index-format'

/** Reads a file of the site: what `fetch` does in a browser, and the edge's own files on the server. */
export type ReadFile = (path: string) => Promise<unknown>

/** The pages that have a term. */
export interface Postings {
  /** How many pages have it; more than `weights` where only the strongest are kept. */
  pages: number
  /** By page: from 0 to 1, and where on the page. */
  weights: ReadonlyMap<number, { weight: number; place: number }>
  /** What a page may have that is not among the kept ones. */
  rest: number
}

/** An index that is read as it is needed. Files that were read are kept as long as the object is. */
export interface SearchIndex {
  readonly size: number
  postings: (term: string) => Promise<Postings | undefined>
  /** Words that begin or end as this one does. */
  wordsLike: (word: string) => Promise<string[]>
  /** A page with the passages at a place. */
  page: (place: number) => Promise<IndexedPage>
}

export function openIndex(manifest: IndexManifest, readFile: ReadFile): SearchIndex {
  const files = <Schema extends v.GenericSchema>(schema: Schema, letter: string) => {
    const kept = new Map<number, Promise<v.InferOutput<Schema>>>()
    return (number: number): Promise<v.InferOutput<Schema>> => {
      const known = kept.get(number)
      if (known) return known
      const reading = readFile(`${manifest.base}/${letter}${number}.json`).then((content) => v.parse(schema, content))
      kept.set(number, reading)
      // What could not be read is asked for again the next time.
      reading.catch(() => kept.delete(number))
      return reading
    }
  }
  const termFile = files(termFileSchema, 't')
  const wordFile = files(wordFileSchema, 'w')
  return {
    size: manifest.pages,
    postings: async (term) => {
      const file = await termFile(fileOf(term, manifest.terms))
      const found = file.find((each) => each.term === term)
      return found && postingsOf(found.row)
    },
    wordsLike: async (word) => {
      const found = wordKeys(word).map(async (key) => {
        const file = await wordFile(fileOf(key, manifest.words))
        return file.find((each) => each.key === key)?.words.split(' ') ?? []
      })
      return [...new Set((await Promise.all(found)).flat())]
    },
    page: files(indexedPageSchema, 'p')
  }
}

function postingsOf([pages = 0, ...row]: readonly number[]): Postings {
  const weights = new Map<number, { weight: number; place: number }>()
  let weight = 0
  for (let at = 0; at < row.length; ) {
    weight = (row[at] ?? 0) / mostWeight
    const count = row[at + 1] ?? 0
    let place = 0
    for (const distance of row.slice(at + 2, at + 2 + count)) {
      place += distance
      weights.set(pageOf(place), { weight, place })
    }
    at += 2 + count
  }
  return { pages, weights, rest: pages > weights.size ? weight / 2 : 0 }
}
