import { QueryError } from '../faults'
import { SyntaxError as GrammarError, parse as parseGrammar } from './cypher.peggy'
import { suggest } from './suggest'
import type { Statement } from './syntax'

/** Longest text of a query, in characters. */
const maxQueryLength = 20_000
/** Deepest nesting of brackets; deeper ones would exhaust the stack of the parser. */
const deepestNesting = 60

/**
 * The statements of a text.
 * @throws QueryError with the place and what was expected there
 */
export function parse(text: string): Statement[] {
  if (text.length > maxQueryLength) throw new QueryError('tooLong', { limit: String(maxQueryLength) })
  rejectDeepNesting(text)
  try {
    return parseGrammar(text)
  } catch (error) {
    if (error instanceof GrammarError) throw syntaxFault(text, error)
    if (error instanceof RangeError) throw new QueryError('tooDeep')
    throw error
  }
}

function rejectDeepNesting(text: string): void {
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    if (depth > deepestNesting) throw new QueryError('tooDeep', {}, { start: index, end: index + 1 })
  }
}

/** What the grammar calls parts of a text, which the page says in the visitor's language. */
const partNames = new Set(['expression', 'name', 'number', 'string', 'parameter', 'property', 'comparison', 'clause'])

function syntaxFault(text: string, error: GrammarError): QueryError {
  const start = error.location.start.offset
  const rest = text.slice(start)
  const word = /^(?:[\p{L}\p{N}_]+|\S)/u.exec(rest)?.[0] ?? ''
  const all = [...new Set((error.expected ?? []).map(nameOf).filter((name) => name !== ''))]
  // Where any value may stand, the list of its beginnings would be long and say less.
  const expected = all.includes('<number>') && all.includes('<string>') ? ['<expression>'] : all
  const keywords = all.filter((name) => /^[A-Z]{2,}$/.test(name))
  const suggestion = word && suggest(word, keywords)
  return new QueryError(
    'syntax',
    { found: word, expected: [...expected].sort(byUse).slice(0, 6).join(' ') },
    { start, end: start + Math.max(1, word.length) },
    suggestion || undefined
  )
}

/** Words and signs as they are written, parts by their name in angle brackets; empty for what nobody needs to be told. */
function nameOf({ type, text, description }: GrammarError['expected'][number]): string {
  if (type === 'literal') return (text ?? '').toUpperCase()
  if (type === 'other' && description && partNames.has(description)) return `<${description}>`
  return ''
}

/** Parts first, then the words that are used most. */
const order = ['<expression>', '<name>', ')', ']', '}', 'RETURN', 'WHERE', 'MATCH', 'WITH', ',', 'AS', 'ORDER', 'LIMIT']
function byUse(a: string, b: string): number {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return rank(a) - rank(b)
}
