import { isHan } from '~/contract/search-terms'
import type { QueryUnit } from './parse-query'
import type { SearchIndex } from './search-index'

/** Longest word of a query that may be pinyin, in letters. */
const longestPinyin = 40
/** Words of pinyin are looked up alone, and together with at most this many of their neighbors. */
const maxWords = 4

/** A word of a query in letters, or in letters and Chinese characters without a space between. */
const typedWord = /[a-z\p{Script=Han}]+/giu

/**
 * A query with its traditional characters as simplified ones, and its pinyin as the words that it stands for.
 * @param unknown the parts of the query that the index does not have
 * @returns the query itself if it has neither
 */
export async function respelled(index: SearchIndex, query: string, unknown: readonly QueryUnit[]): Promise<string> {
  const texts = unknown.map(({ start, end }) => query.slice(start, end))
  const plain = texts.some(isHan) ? await simplified(index, query) : query
  return texts.some((text) => /[a-z]/i.test(text)) ? await withoutPinyin(index, plain, unknown) : plain
}

async function simplified(index: SearchIndex, query: string): Promise<string> {
  const table = await index.simplified()
  return query.replaceAll(/\p{Script=Han}/gu, (character) => table[character] ?? character)
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
  const table = /\p{Script=Han}/u.test(joined) ? await index.readings() : {}
  return index.wordOfPinyin(joined.replaceAll(/\p{Script=Han}/gu, (character) => table[character] ?? character))
}
