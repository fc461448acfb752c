import { isExhausted, QueryError } from '../faults'
import { SyntaxError as GrammarError, parse as parseGrammar } from './cypher.peggy'
import { habitAt } from './habits'
import { clauseWords, reserved } from './reserved'
import { suggest } from './suggest'
import type { Statement } from './syntax'
import { closings, words } from './words'

/** Longest text of a query, in characters. */
const maxQueryLength = 20_000
/** Deepest nesting of brackets; more would exhaust the parser's stack. */
const deepestNesting = 60

/**
 * Parses the statements of a text.
 * @throws QueryError with the position and the expected parts
 */
export function parse(text: string): Statement[] {
  if (text.length > maxQueryLength) throw new QueryError('tooLong', { limit: String(maxQueryLength) })
  rejectDeepNesting(text)
  try {
    return parseGrammar(text, { reserved, words })
  } catch (error) {
    if (error instanceof GrammarError) throw syntaxFault(text, error)
    if (isExhausted(error)) throw new QueryError('tooDeep')
    throw error
  }
}

function rejectDeepNesting(text: string): void {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(words)) {
    if (closings.get(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    if (depth > deepestNesting) throw new QueryError('tooDeep', {}, { start: index, end: index + 1 })
  }
}

/** Names of grammar parts, which the page translates. */
const partNames = new Set(['expression', 'name', 'number', 'string', 'parameter', 'property', 'comparison', 'clause'])

function syntaxFault(text: string, error: GrammarError): QueryError {
  const start = error.location.start.offset
  const rest = text.slice(start)
  const word = /^(?:[\p{L}\p{N}_]+|[\s\S])/u.exec(rest)?.[0] ?? ''
  const end = start + Math.max(1, word.length)
  const all = [...new Set((error.expected ?? []).map(nameOf).filter((name) => name !== ''))]
  const habit = habitAt(text, start)
  if (habit) {
    const { name, at, fix } = habit
    return new QueryError('habit', { habit: name, found: text.slice(at.start, at.end) }, at, undefined, fix && { fix })
  }
  if (isReserved(word) && isNamed(text.slice(0, start), rest.slice(word.length)))
    return new QueryError('reservedWord', { word }, { start, end }, undefined, {
      fix: { at: { start, end }, text: `\`${word}\`` }
    })
  const open = openPartOf(text, start)
  if (open?.closing === '') return new QueryError('openString', {}, { start: open.at, end: open.at + 1 })
  if (open && all.includes(open.closing) && (word === '' || isReserved(word) || ')]}'.includes(word))) {
    const { sign, closing, at } = open
    return new QueryError('openBracket', { sign, closing }, { start: at, end: at + 1 })
  }
  // If any value may follow, the list of possible beginnings would be long and unhelpful.
  const possible = all.includes('<number>') && all.includes('<string>') ? ['<expression>'] : all.filter(isHelpful)
  const expected = isAfterReturn(text.slice(0, start)) ? possible.filter((each) => !beginnings.has(each)) : possible
  const keywords = all.filter((name) => /^[A-Z]{2,}$/.test(name))
  const suggestion = word && suggest(word, keywords)
  return new QueryError(
    'syntax',
    { found: visible(word), expected: [...expected].sort(byUse).slice(0, 6).join(' ') },
    { start, end },
    suggestion || undefined,
    suggestion ? { fix: { at: { start, end }, text: suggestion } } : {}
  )
}

/** A space or a sign without a shape is named by its number. */
const visible = (word: string) =>
  /^[\p{C}\s]/u.test(word) ? `U+${word.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : word

const isReserved = (word: string) => reserved.has(word.toUpperCase())

/** Whether a keyword is used as a name: `(order)`, `[end:R]`, `AS limit`. */
const isNamed = (before: string, after: string) =>
  /\bAS\s+$/i.test(before) || (/[([]\s*$/.test(before) && /^\s*[:){\]]/.test(after))

/** Operators are unhelpful suggestions where keywords may follow too. */
const isHelpful = (name: string) => !/^(?:[.[:{^*/%+-]|\|\|)$/.test(name)

/** Keywords that begin a clause and cannot follow RETURN. */
const beginnings = new Set([...clauseWords, 'LOAD', 'SHOW', 'FOREACH', '<clause>'])

interface OpenPart {
  sign: string
  /** Empty for a string. */
  closing: string
  at: number
}

/** The last unclosed string or bracket before the position at which the parser stopped. */
function openPartOf(text: string, place: number): OpenPart | undefined {
  const brackets: OpenPart[] = []
  const open: OpenPart[] = []
  for (const { 0: sign, index: at } of text.matchAll(words)) {
    if (sign === "'" || sign === '"') return { sign, closing: '', at }
    const closing = closings.get(sign)
    if (closing) brackets.push({ sign, closing, at })
    else if (')]}'.includes(sign)) {
      const closed = brackets.findLastIndex((each) => each.closing === sign)
      if (closed >= 0) open.push(...brackets.splice(closed).slice(1))
    }
  }
  return [...open, ...brackets].filter(({ at }) => at < place).sort((a, b) => b.at - a.at)[0]
}

/** Whether the last clause is RETURN, in the query that continues there. */
function isAfterReturn(before: string): boolean {
  const clauses: string[] = ['']
  for (const [part] of before.matchAll(words)) {
    if (closings.get(part)) clauses.push('')
    else if (')]}'.includes(part)) clauses.pop()
    else if (beginnings.has(part.toUpperCase()) || part.toUpperCase() === 'UNION') clauses.splice(-1, 1, part.toUpperCase())
  }
  return clauses.at(-1) === 'RETURN'
}

/** Keywords and operators as written, parts by name in angle brackets; empty for those that are not suggested. */
function nameOf({ type, text, description }: GrammarError['expected'][number]): string {
  if (type === 'literal') return (text ?? '').toUpperCase()
  if (type === 'other' && description && partNames.has(description)) return `<${description}>`
  return ''
}

/** Parts first, then the most frequent keywords. */
const order = [
  '<expression>',
  '<name>',
  ')',
  ']',
  '}',
  'RETURN',
  'WHERE',
  'MATCH',
  'WITH',
  ',',
  'AS',
  'ORDER',
  'LIMIT',
  'SKIP',
  'UNION'
]
function byUse(a: string, b: string): number {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return rank(a) - rank(b)
}
