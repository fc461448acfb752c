import { isHan } from '~/contract/search-terms'
import { chineseNamesOf, type QueryUnit, type Vocabulary } from './parse-query'
import type { SearchIndex } from './search-index'

/** Longest word of a query that may be pinyin, in letters. */
const longestPinyin = 40
/** Words of pinyin are looked up alone, and together with at most this many of their neighbors. */
const maxWords = 4

/** A word of a query in letters, or in letters and Chinese characters without a space between. */
const typedWord = /[a-z\p{Script=Han}]+/giu

interface Units {
  known: readonly QueryUnit[]
  unknown: readonly QueryUnit[]
}

/**
 * A query with its traditional characters as simplified ones, names with a wrong character as they are written, and its pinyin as
 * the words that it stands for.
 * @param units the parts of the query that the index has, and those that it does not have
 * @returns the query itself if it has none of these
 */
export async function respelled(index: SearchIndex, query: string, units: Units, vocabulary: Vocabulary): Promise<string> {
  const texts = units.unknown.map(({ start, end }) => query.slice(start, end))
  const plain = texts.some(isHan) ? await simplified(index, query) : query
  const right = plain === query ? withoutWrongCharacters(query, units, vocabulary) : plain
  const meant = right === query ? await withoutHomophones(index, query, units) : right
  const whole = texts.some((text) => /[a-z]/i.test(text)) ? await withoutPinyin(index, meant, units.unknown) : meant
  return whole === query && texts.some((text) => compound.test(text)) ? whole.replaceAll(compound, '$1 $2') : whole
}

async function simplified(index: SearchIndex, query: string): Promise<string> {
  const table = await index.simplified()
  return query.replaceAll(/\p{Script=Han}/gu, (character) => table[character] ?? character)
}

/** Boundary of words within a word like «SyntaxError». */
const compound = /(\p{Ll})(\p{Lu})/gu

/** Most characters together that are looked up by their sound; more are no mistake. */
const longestHomophone = 4

/** Replaces characters between known words by a word of the site that sounds the same: 索饮 by 索引. */
async function withoutHomophones(index: SearchIndex, query: string, { known, unknown }: Units): Promise<string> {
  const isIn = (units: readonly QueryUnit[], at: number) => units.some(({ start, end }) => start <= at && at < end)
  const marked = [...query].map((character, at) => (isIn(unknown, at) && !isIn(known, at) ? character : ' ')).join('')
  for (const { 0: run, index: start } of marked.matchAll(/\p{Script=Han}+/gu)) {
    if (run.length > longestHomophone) continue
    for (let length = run.length; length >= 2; length -= 1) {
      for (let from = 0; from + length <= run.length; from += 1) {
        const typed = run.slice(from, from + length)
        const word = await index.wordOfPinyin(await index.read(typed))
        if (word?.length === length) return query.slice(0, start + from) + word + query.slice(start + from + length)
      }
    }
  }
  return query
}

/** Fewest characters of a name in which one may be wrong: of two, either would be another word. */
const shortestName = 3
/** A number is no wrong character: 四级供应商 is another than 多级供应商. */
const numeral = /[一二三四五六七八九十两]/u

/**
 * Replaces a sequence of characters that is a name but for one of them, or for two that are swapped. The index has no pair of
 * neighbors with the wrong one; of a long name it may have one of the two.
 */
function withoutWrongCharacters(query: string, { known, unknown }: Units, vocabulary: Vocabulary): string {
  const isIn = (units: readonly QueryUnit[], at: number) => units.some(({ start, end }) => start <= at && at < end)
  for (const name of chineseNamesOf(vocabulary)) {
    if (name.length < shortestName) break
    const isWrong = (at: number) => isIn(unknown, at) && (name.length > shortestName || !isIn(known, at))
    for (let from = 0; from + name.length <= query.length; from += 1) {
      const typed = query.slice(from, from + name.length)
      const wrong = [...name].flatMap((character, at) => (character === typed[at] ? [] : [at]))
      const isSwapped = wrong.length === 2 && isHan(typed) && [...typed].sort().join('') === [...name].sort().join('')
      if (wrong.length !== 1 && !isSwapped) continue
      if (numeral.test(typed)) continue
      if (/^\p{Script=Han}+$/u.test(typed) && wrong.every((at) => isWrong(from + at))) return query.replace(typed, name)
    }
  }
  return query
}

/** Replaces the longest sequences of words that are pinyin, as far as the index does not have them as words. */
async function withoutPinyin(index: SearchIndex, query: string, unknown: readonly QueryUnit[]): Promise<string> {
  const words = [...query.matchAll(typedWord)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length
  }))
  const isUnknown = ({ start, end }: { start: number; end: number }) =>
    unknown.some((unit) => start < unit.end && unit.start < end && /[a-z]/i.test(query.slice(unit.start, unit.end)))
  let meant = ''
  let after = 0
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from]
    if (!first || !isUnknown(first)) continue
    for (let count = Math.min(maxWords, words.length - from); count > 0; count -= 1) {
      const last = words[from + count - 1]
      if (!last || !isUnknown(last)) continue
      const word = await wordOf(
        index,
        words.slice(from, from + count).map(({ text }) => text)
      )
      if (word === undefined) continue
      meant += query.slice(after, first.start) + word
      after = last.end
      from += count - 1
      break
    }
  }
  return meant + query.slice(after)
}

/** The word whose pinyin the texts are together; characters among the letters are read. */
async function wordOf(index: SearchIndex, texts: readonly string[]): Promise<string | undefined> {
  const joined = texts.join('').toLowerCase()
  if (joined.length > longestPinyin || !/[a-z]/.test(joined)) return undefined
  return index.wordOfPinyin(await index.read(joined))
}
