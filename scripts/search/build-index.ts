import { createHash } from 'node:crypto'
import {
  byFirstTerm,
  type Concept,
  charactersOf,
  isHan,
  mentionsIn,
  termsOf,
  termsOfQuery
} from '../../src/contract/search-terms'
import {
  fileOf,
  type IndexedPage,
  type IndexManifest,
  maxParts,
  maxPostings,
  maxWeight,
  nameTerm,
  postingKey,
  type TermFile,
  type WordFile,
  wordKeys
} from '../../src/features/search/index-format'
import { type Spellings, spellingsOf } from './spellings'

/** An index and its files, by their paths on the site. */
export interface BuiltIndex {
  manifest: IndexManifest
  files: ReadonlyMap<string, string>
}

/** The weight of each field, and how fast repetitions of a term stop counting. */
const fields = {
  title: { weight: 5, halfway: 0.4 },
  questions: { weight: 2.5, halfway: 0.4 },
  headings: { weight: 2.5, halfway: 0.6 },
  description: { weight: 1.5, halfway: 0.6 },
  text: { weight: 1, halfway: 2 }
} as const
type Field = keyof typeof fields
const wholeWeight = Object.values(fields).reduce((sum, { weight }) => sum + weight, 0)

/** Weight of a legal page's text, relative to that of any other page. */
const legalShare = 0.3

/** Approximate bytes of JSON in a file: about two kilobytes compressed. */
const fileBytes = { terms: 5000, words: 5000, pinyin: 5000, readings: 8000, part: 4500 }

/** A page by itself, before the menus have named it. */
export type ContentPage = Omit<IndexedPage, 'names' | 'questions'>

/** A page as the build knows it. */
export interface SourcePage extends ContentPage {
  /** Other names of the page, from the menus. */
  names: readonly string[]
  /** Menus and groups of links that lead to it. */
  menus: readonly string[]
  /** Questions of visitors that the page answers. */
  questions: readonly string[]
  /** It has words of every subject, as the privacy statement does, so that only its title counts in full. */
  isLegal?: boolean
}

/** Builds the index of the pages. The same pages give the same files. */
export function buildIndex(pages: readonly SourcePage[], concepts: readonly Concept[], name: string): BuiltIndex {
  const named = byFirstTerm(concepts)
  const parts = pages.map(partsOf)
  const counts = pages.map((page, index) => countsOf(page, parts[index] ?? [], named))
  const usual = Math.max(1, counts.reduce((sum, { length }) => sum + length, 0) / pages.length)
  const postings: Postings = new Map()
  const post = (term: string, key: number, weight: number) => {
    const known = postings.get(term)
    if (known) known.push({ key, weight })
    else postings.set(term, [{ key, weight }])
  }
  for (const [index, { terms, length }] of counts.entries()) {
    for (const [term, { found, inPart }] of terms) {
      const part = inPart.indexOf(Math.max(...inPart))
      const share = pages[index]?.isLegal && found.title === undefined ? legalShare : 1
      post(term, postingKey(index, Math.max(0, part)), Math.max(1, Math.round(weightOf(found, length / usual) * share)))
    }
  }
  for (const [index, page] of pages.entries()) {
    for (const [term, weight] of wholeNames(page)) post(term, postingKey(index, 0), weight)
  }
  return write(pages, parts, postings, spellingsOf(pages, concepts), name)
}

/** The whole names of a page with their weights: its title, the beginning of it before a colon, and its names in menus. */
function wholeNames({ title, names, menus }: SourcePage): Map<string, number> {
  const weighted = (each: readonly string[], weight: number) => each.map((whole): [string, number] => [nameTerm(whole), weight])
  return new Map([
    ...weighted(menus, Math.round(maxWeight / 3)),
    ...weighted([titleHead(title)], Math.round(maxWeight / 2)),
    ...weighted([title, ...names], maxWeight)
  ])
}

const titleHead = (title: string): string => title.split(/：|: | · /)[0] ?? title

type Passages = IndexedPage['passages']
type Postings = Map<string, { key: number; weight: number }[]>

/** Splits a page's passages into parts of similar length, without cutting a passage. */
function partsOf({ passages }: SourcePage): Passages[] {
  const bytes = (held: Passages) => Buffer.byteLength(JSON.stringify(held))
  const most = Math.max(fileBytes.part, bytes(passages) / (maxParts - 1))
  const parts: Passages[] = [[]]
  for (const passage of passages) {
    const last = parts.at(-1) ?? []
    if (last.length === 0 || parts.length === maxParts || bytes([...last, passage]) <= most) last.push(passage)
    else parts.push([passage])
  }
  return parts
}

type Found = Partial<Record<Field, number>>
interface Counted {
  found: Found
  /** Occurrences in each part; a heading counts more. */
  inPart: number[]
}

function countsOf(page: SourcePage, parts: readonly Passages[], named: ReturnType<typeof byFirstTerm<Concept>>) {
  const terms = new Map<string, Counted>()
  let length = 0
  const count = (text: string, field: Field, part?: number) => {
    const said = field === 'questions' ? termsOfQuery(text) : termsOf(text)
    if (field !== 'questions') length += said.length
    const all = [...said.map(({ term }) => term), ...mentionsIn(said, named).map(({ concept }) => concept.term)]
    if (field === 'title' || field === 'headings') all.push(...charactersOf(text))
    for (const term of all) {
      const counted = terms.get(term) ?? { found: {}, inPart: parts.map(() => 0) }
      counted.found[field] = (counted.found[field] ?? 0) + 1
      if (part !== undefined) counted.inPart[part] = (counted.inPart[part] ?? 0) + (field === 'headings' ? 3 : 1)
      terms.set(term, counted)
    }
  }
  for (const called of [page.title, ...page.names]) count(called, 'title')
  for (const said of [page.description, ...page.menus]) count(said, 'description')
  for (const question of page.questions) count(question, 'questions')
  for (const [part, passages] of parts.entries()) {
    for (const { heading, text, code } of passages) {
      count(heading, 'headings', part)
      count(text, 'text', part)
      count(code, 'text', part)
    }
  }
  return { terms, length }
}

/** From 1 to `maxWeight`. In a longer page, a term needs more occurrences for the same weight. */
function weightOf(found: Found, relativeLength: number): number {
  let sum = 0
  for (const field of ['title', 'questions', 'headings', 'description', 'text'] as const) {
    const { weight, halfway } = fields[field]
    const times = found[field] ?? 0
    const spread = field === 'text' ? 0.5 + 0.5 * relativeLength : 1
    sum += (weight * times) / (times + halfway * spread)
  }
  return Math.max(1, Math.round((sum / wholeWeight) * maxWeight))
}

function write(
  pages: readonly SourcePage[],
  parts: readonly Passages[][],
  postings: Postings,
  { pinyin, simplified, readings }: Spellings,
  name: string
): BuiltIndex {
  const rows = [...postings].map(([term, found]) => ({ term, row: rowOf(found) }))
  const words = wordsOf(postings)
  const read = Object.entries(readings).map(([character, syllable]) => ({ character, syllable }))
  const filesFor = (held: readonly object[], bytes: number) =>
    Math.max(1, Math.ceil(held.reduce((sum, each) => sum + JSON.stringify(each).length, 0) / bytes))
  const counted = {
    pages: pages.length,
    terms: filesFor(rows, fileBytes.terms),
    words: filesFor(words, fileBytes.words),
    pinyin: pinyin.length === 0 ? 0 : filesFor(pinyin, fileBytes.pinyin),
    readings: read.length === 0 ? 0 : filesFor(read, fileBytes.readings)
  }
  const written = [
    ...spread(rows, ({ term }) => term, counted.terms).map((file, index) => [`t${index}.json`, JSON.stringify(file)] as const),
    ...spread(words, ({ key }) => key, counted.words).map((file, index) => [`w${index}.json`, JSON.stringify(file)] as const),
    ...spread(pinyin, ({ key }) => key, counted.pinyin).map((file, index) => [`y${index}.json`, JSON.stringify(file)] as const),
    ...spread(read, ({ character }) => character, counted.readings).map((file, index) => {
      const table = Object.fromEntries(file.map(({ character, syllable }) => [character, syllable]))
      return [`r${index}.json`, JSON.stringify(table)] as const
    }),
    ['simplified.json', JSON.stringify(simplified)] as const,
    ...pages.flatMap(({ group, address, title, names, menus, questions, description }, index) =>
      (parts[index] ?? []).map((passages, part) => {
        const page: IndexedPage = {
          group,
          address,
          title,
          names: [...names, ...menus],
          questions: [...questions],
          description,
          passages
        }
        return [`p${postingKey(index, part)}.json`, JSON.stringify(page)] as const
      })
    )
  ]
  const hash = createHash('sha256')
  for (const [path, content] of written) hash.update(path).update('\0').update(content).update('\0')
  const base = `/assets/search/${name}-${hash.digest('hex').slice(0, 12)}`
  return { manifest: { base, ...counted }, files: new Map(written.map(([path, content]) => [`${base}/${path}`, content])) }
}

/** A term's row in its file, in the format of `TermFile`. */
function rowOf(found: readonly { key: number; weight: number }[]): TermFile[number]['row'] {
  const kept = found.toSorted((a, b) => b.weight - a.weight || a.key - b.key).slice(0, maxPostings)
  const row = [found.length]
  for (let at = 0; at < kept.length; ) {
    const weight = kept[at]?.weight ?? 0
    const same = kept.filter((posting) => posting.weight === weight)
    let before = 0
    row.push(weight, same.length)
    for (const { key } of same) {
      row.push(key - before)
      before = key
    }
    at += same.length
  }
  return row
}

/** Every word with letters, by its beginning and its end. */
function wordsOf(postings: Postings): WordFile {
  const found = new Map<string, string[]>()
  const commonFirst = [...postings].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  for (const [word] of commonFirst) {
    if (word.length < 3 || isHan(word) || !/^\p{L}/u.test(word)) continue
    for (const key of wordKeys(word)) {
      const known = found.get(key)
      if (known) known.push(word)
      else found.set(key, [word])
    }
  }
  return [...found].map(([key, words]) => ({ key, words: words.join(' ') }))
}

/** Distributes the entries over the files by their keys. */
function spread<Held>(all: readonly Held[], keyOf: (held: Held) => string, files: number): Held[][] {
  const held: Held[][] = Array.from({ length: files }, () => [])
  for (const each of all) held[fileOf(keyOf(each), files)]?.push(each)
  return held
}
