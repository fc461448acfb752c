import { functionNames } from '~/query/run/function-names'
import type { Vocabulary } from './data-sets'

/* What the editor knows of the text while it is typed. The engine's parser judges it when it runs. */

const keywords =
  'MATCH OPTIONAL WHERE RETURN WITH UNWIND CREATE MERGE SET REMOVE DELETE DETACH UNION ALL ORDER BY ASC DESC SKIP LIMIT DISTINCT AS AND OR XOR NOT IN IS NULL TRUE FALSE CASE WHEN THEN ELSE END ON CALL YIELD EXISTS COUNT STARTS ENDS CONTAINS EXPLAIN PROFILE'.split(
    ' '
  )
const aggregates = ['count', 'sum', 'avg', 'min', 'max', 'collect', 'shortestPath', 'allShortestPaths']

export interface Token {
  text: string
  kind: 'keyword' | 'string' | 'number' | 'comment' | 'plain'
  offset: number
}

const pattern =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[\p{L}_][\p{L}\p{N}_]*|\d+(?:\.\d+)?/gu
const keywordSet = new Set(keywords)

/** Splits a query for the highlighting. Joined, the tokens give the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const kind = kindOf(match[0], text[match.index - 1])
    if (kind === 'plain') continue
    if (match.index > end) tokens.push({ text: text.slice(end, match.index), kind: 'plain', offset: end })
    tokens.push({ text: match[0], kind, offset: match.index })
    end = match.index + match[0].length
  }
  if (end < text.length) tokens.push({ text: text.slice(end), kind: 'plain', offset: end })
  return tokens
}

function kindOf(word: string, before: string | undefined): Token['kind'] {
  if (word.startsWith('/')) return 'comment'
  if (/^['"]/.test(word)) return 'string'
  if (/^\d/.test(word)) return 'number'
  return before !== '.' && before !== ':' && keywordSet.has(word.toUpperCase()) ? 'keyword' : 'plain'
}

/** What may stand at the caret, and where the word that it completes begins. */
interface Completion {
  start: number
  words: readonly string[]
}

const maxWords = 8

export function completionAt(text: string, caret: number, { labels, types, keys }: Vocabulary): Completion | undefined {
  const before = text.slice(0, caret)
  const [, sign = '', prefix = ''] = /([:.|]?)([\p{L}_][\p{L}\p{N}_]*)?$/u.exec(before) ?? []
  if (sign === '' && prefix.length < 2) return undefined
  // Within square brackets a colon begins a type, otherwise a label.
  const isEdge = before.lastIndexOf('[') > Math.max(before.lastIndexOf(']'), before.lastIndexOf('('))
  const known =
    sign === '.'
      ? keys
      : sign === ':' || sign === '|'
        ? isEdge
          ? types
          : labels
        : [...keywords, ...aggregates, ...functionNames]
  // After a whole word, Enter and Tab keep their meaning: UNION ALL does not become allShortestPaths.
  const isWhole = known.some((word) => (sign === '' ? word.toLowerCase() === prefix.toLowerCase() : word === prefix))
  if (isWhole) return undefined
  const words = known.filter((word) => word.toLowerCase().startsWith(prefix.toLowerCase())).slice(0, maxWords)
  return words.length > 0 ? { start: caret - prefix.length, words } : undefined
}

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** The offsets of the bracket at the caret and of the one that belongs to it. */
export function bracketsAt(text: string, caret: number): readonly [number, number] | undefined {
  for (const at of [caret - 1, caret]) {
    const bracket = text[at] ?? ''
    const isOpen = bracket in pairs
    if (!isOpen && !Object.values(pairs).includes(bracket)) continue
    const other = isOpen ? pairs[bracket] : Object.keys(pairs).find((open) => pairs[open] === bracket)
    let depth = 0
    for (let index = at; index >= 0 && index < text.length; index += isOpen ? 1 : -1) {
      if (text[index] === bracket) depth++
      else if (text[index] === other && --depth === 0) return [at, index]
    }
  }
  return undefined
}

/** The index of the query before or after one in the history; the text that is in the editor already is passed over. */
export function recalledIndex(history: readonly string[], index: number, step: 1 | -1, text: string): number {
  const next = index + step
  return history[next] === text ? next + step : next
}
