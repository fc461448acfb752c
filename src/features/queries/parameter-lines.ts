import type { ParameterData } from '~/query/engine'
import { isArray } from '~/query/read-only'

/* Query parameters as the visitor edits them: one `:param name => value` a line, as the engine parses it. */

const plainName = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** False for the files of LOAD CSV, which are parameters too: `:param` cannot set their names. */
export const isSettable = (name: string): boolean => plainName.test(name)

/** The `:param` lines that set these values. */
export const parameterLinesOf = (parameters: Readonly<Record<string, ParameterData>>): string =>
  Object.entries(parameters)
    .filter(([name]) => isSettable(name))
    .map(([name, value]) => `:param ${name} => ${literalOf(value)}`)
    .join('\n')

/** A value as a literal of the query language. */
function literalOf(data: ParameterData): string {
  if (typeof data === 'string') return quoted(data)
  if (data === null || typeof data !== 'object') return String(data)
  if (isArray(data)) return `[${data.map(literalOf).join(', ')}]`
  const { date, datetime } = data
  if (typeof date === 'string') return `date(${quoted(date)})`
  if (typeof datetime === 'string') return `datetime(${quoted(datetime)})`
  const key = (name: string) => (plainName.test(name) ? name : `\`${name.replaceAll('`', '``')}\``)
  return `{${Object.entries(data)
    .map(([name, value]) => `${key(name)}: ${literalOf(value)}`)
    .join(', ')}}`
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
