import { reserved } from '~/query/parse/reserved'
import { closings, quoted } from '~/query/parse/words'
import { aggregateNames, functionNames } from '~/query/run/function-names'
import type { Vocabulary } from './data-sets'

/* Tokens, completions and brackets of the text while it is typed. The engine's parser judges it when it runs. */

const keywords = [...'ALL BY ASC DESC FOREACH SHORTEST ANY EXISTS COUNT'.split(' '), ...reserved]
const pathFunctions = ['shortestPath', 'allShortestPaths']

export interface Token {
  text: string
  kind: 'keyword' | 'string' | 'number' | 'comment' | 'plain'
  offset: number
}

/** Texts and the like, also those that do not end, words and numbers. */
const pattern = new RegExp(
  `${quoted}|/\\*[\\s\\S]*|'(?:[^'\\\\\\n]|\\\\.)*|"(?:[^"\\\\\\n]|\\\\.)*|\`[^\`\\n]*|[\\p{L}_][\\p{L}\\p{N}_]*|\\d+(?:\\.\\d+)?`,
  'gu'
)
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

/** Words that are allowed at the caret, and the start of the word that they complete. */
interface Completion {
  start: number
  words: readonly string[]
}

const maxWords = 8

type Role = 'label' | 'type' | 'key' | 'name'

/** Role of a word, by the sign before its beginning. Within square brackets a colon begins a type, otherwise a label. */
function roleAt(text: string, start: number): Role {
  const sign = text[start - 1] ?? ''
  if (sign === '.') return 'key'
  if (sign !== ':' && sign !== '|') return 'name'
  const before = text.slice(0, start)
  return before.lastIndexOf('[') > Math.max(before.lastIndexOf(']'), before.lastIndexOf('(')) ? 'type' : 'label'
}

const closed = /^(?:(['"`])(?:[^\\]|\\.)*\1|\/\*.*\*\/)$/s

/** Whether a place is within a comment, a text or a name in backticks. */
const isEnclosed = (text: string, place: number): boolean =>
  [...text.matchAll(pattern)].some(({ 0: part, index }) => {
    const end = index + part.length
    return /^[/'"`]/.test(part) && index < place && (place < end || (place === end && !closed.test(part)))
  })

/** Names in the query itself that have the role, without the word that begins at the place. */
function ownNames(text: string, place: number, role: Role): string[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    if (index === place || !/^[\p{L}_]/u.test(word) || kindOf(word, text[index - 1]) !== 'plain' || text[index - 1] === '$')
      return []
    const [before, after] = [text.slice(0, index).trimEnd().at(-1) ?? '', text.slice(index + word.length).trimStart()[0] ?? '']
    const isKey = after === ':' && /[{,]/.test(before)
    const own = roleAt(text, index)
    // A function is none of the query's names.
    return (isKey ? 'key' : own) === role && !(own === 'name' && after === '(') ? [word] : []
  })
}

export function completionAt(text: string, caret: number, { labels, types, keys }: Vocabulary): Completion | undefined {
  const [prefix = ''] = /(?:[\p{L}_][\p{L}\p{N}_]*)?$/u.exec(text.slice(0, caret)) ?? []
  const start = caret - prefix.length
  const role = roleAt(text, start)
  if ((role === 'name' && prefix.length < 2) || isEnclosed(text, caret)) return undefined
  // A name after AS is new.
  if (/\bAS\s+$/i.test(text.slice(0, start))) return undefined
  const vocabulary = {
    label: labels,
    type: types,
    key: keys,
    name: [...keywords, ...aggregateNames, ...pathFunctions, ...functionNames]
  }
  const known = [...new Set([...ownNames(text, start, role), ...vocabulary[role]])]
  // A whole word needs nothing more: UNION ALL does not become allShortestPaths.
  const isWhole = known.some((word) => (role === 'name' ? word.toLowerCase() === prefix.toLowerCase() : word === prefix))
  if (isWhole) return undefined
  const words = known.filter((word) => word.toLowerCase().startsWith(prefix.toLowerCase())).slice(0, maxWords)
  return words.length > 0 ? { start, words } : undefined
}

/** The offsets of the bracket at the caret and of the one that belongs to it. */
export function bracketsAt(text: string, caret: number): readonly [number, number] | undefined {
  for (const at of [caret - 1, caret]) {
    const bracket = text[at] ?? ''
    const isOpening = closings.has(bracket)
    const [pair] = [...closings].filter((each) => each.includes(bracket))
    if (!pair) continue
    const other = pair[isOpening ? 1 : 0]
    let depth = 0
    for (let index = at; index >= 0 && index < text.length; index += isOpening ? 1 : -1) {
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
