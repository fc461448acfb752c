import * as v from 'valibot'
import { isHan } from '~/contract/search-terms'
import {
  type CharacterFile,
  characterFileSchema,
  fileOf,
  type IndexedPage,
  type IndexManifest,
  indexedPageSchema,
  maxWeight,
  pageOf,
  pinyinFileSchema,
  termFileSchema,
  wordFileSchema,
  wordKeys
} from './index-format'

/** Reads an index file: by `fetch` in the browser, from the edge's assets on the server. */
export type ReadFile = (path: string) => Promise<unknown>

/** The pages with a term. */
export interface Postings {
  /** Count of pages with the term; exceeds `weights.size` if only the strongest are kept. */
  pages: number
  /** By page: weight from 0 to 1, and posting key. */
  weights: ReadonlyMap<number, { weight: number; key: number }>
  /** Upper bound for the weight of a page that was not kept. */
  rest: number
}

/** A lazily read index. It caches its files. */
export interface SearchIndex {
  readonly size: number
  postings: (term: string) => Promise<Postings | undefined>
  /** Words with the same beginning or end. */
  wordsLike: (word: string) => Promise<string[]>
  /** The word with this pinyin or these initials, if there is one. */
  wordOfPinyin: (letters: string) => Promise<string | undefined>
  /** Simplified characters by traditional ones. */
  simplified: () => Promise<CharacterFile>
  /** The text with the pinyin of its characters in their place. */
  read: (text: string) => Promise<string>
  /** The page of a posting key, with the passages of that part. */
  page: (key: number) => Promise<IndexedPage>
}

export function openIndex(manifest: IndexManifest, readFile: ReadFile): SearchIndex {
  const files = <Schema extends v.GenericSchema>(schema: Schema, name: string) => {
    const cache = new Map<number | undefined, Promise<v.InferOutput<Schema>>>()
    return (number?: number): Promise<v.InferOutput<Schema>> => {
      const cached = cache.get(number)
      if (cached) return cached
      const reading = readFile(`${manifest.base}/${name}${number ?? ''}.json`).then((content) => v.parse(schema, content))
      cache.set(number, reading)
      // A failed read is retried next time.
      reading.catch(() => cache.delete(number))
      return reading
    }
  }
  const termFile = files(termFileSchema, 't')
  const wordFile = files(wordFileSchema, 'w')
  const pinyinFile = files(pinyinFileSchema, 'y')
  const simplified = files(characterFileSchema, 'simplified')
  const readings = files(characterFileSchema, 'r')
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
    wordOfPinyin: async (letters) => {
      if (manifest.pinyin === 0) return undefined
      const file = await pinyinFile(fileOf(letters, manifest.pinyin))
      return file.find(({ key }) => key === letters)?.word
    },
    simplified: () => simplified(),
    read: async (text) => {
      if (manifest.readings === 0) return text
      const read = [...text].map(async (character) =>
        isHan(character) ? ((await readings(fileOf(character, manifest.readings)))[character] ?? character) : character
      )
      return (await Promise.all(read)).join('')
    },
    page: files(indexedPageSchema, 'p')
  }
}

function postingsOf([pages = 0, ...row]: readonly number[]): Postings {
  const weights = new Map<number, { weight: number; key: number }>()
  let weight = 0
  for (let at = 0; at < row.length; ) {
    weight = (row[at] ?? 0) / maxWeight
    const count = row[at + 1] ?? 0
    let key = 0
    for (const distance of row.slice(at + 2, at + 2 + count)) {
      key += distance
      weights.set(pageOf(key), { weight, key })
    }
    at += 2 + count
  }
  return { pages, weights, rest: pages > weights.size ? weight / 2 : 0 }
}
