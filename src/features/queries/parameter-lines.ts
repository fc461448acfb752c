import type { ParameterData } from '~/query/engine'

/* Parameters as a visitor writes them: lines `:param name => value`, which the engine reads. */

const plainName = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** A file of LOAD CSV is a parameter too, whose name no line can set. */
export const isSettable = (name: string): boolean => plainName.test(name)

/** The lines that set parameters to these values. */
export const parameterLinesOf = (parameters: Readonly<Record<string, ParameterData>>): string =>
  Object.entries(parameters)
    .filter(([name]) => isSettable(name))
    .map(([name, value]) => `:param ${name} => ${literalOf(value)}`)
    .join('\n')

/** A value in the signs of the query language. */
function literalOf(data: ParameterData): string {
  if (typeof data === 'string') return quoted(data)
  if (data === null || typeof data !== 'object') return String(data)
  if (isDataList(data)) return `[${data.map(literalOf).join(', ')}]`
  const { date, datetime } = data
  if (typeof date === 'string') return `date(${quoted(date)})`
  if (typeof datetime === 'string') return `datetime(${quoted(datetime)})`
  const key = (name: string) => (plainName.test(name) ? name : `\`${name.replaceAll('`', '``')}\``)
  return `{${Object.entries(data)
    .map(([name, value]) => `${key(name)}: ${literalOf(value)}`)
    .join(', ')}}`
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`

const isDataList = (data: ParameterData): data is readonly ParameterData[] => Array.isArray(data)
