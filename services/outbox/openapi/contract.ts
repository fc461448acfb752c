import type { GenericSchema } from 'valibot'
import type { Refusal } from './operation'

/*
 * Descriptions from the contract's modules: their schemas by name, and the docstrings of schemas and calls. Docstrings are read
 * from the sources, because no build keeps them.
 */

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/contract/**/*.ts', '!../../../src/contract/**/*.test.ts'],
  { eager: true }
)
const sources = import.meta.glob<string>(['../../../src/contract/**/*.ts', '!../../../src/contract/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default'
})

/** A docstring: its text, and the refusals of its `@throws`. */
interface Docstring {
  text: string
  refusals: readonly Refusal[]
}

/** A docstring before an export or before the row of a table of calls, or the beginning of a region of a table. */
const documented = /\/\/#region ([^\n]+)|\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (\w+)|'((?:GET|POST) \/[^']+)')/g

function readDocstring(comment: string): Docstring {
  const plain = comment.replace(/\n\s*\*/g, '\n').replace(/\s+/g, ' ')
  const [text = '', ...tags] = plain.split(/ @throws /)
  return { text: text.trim(), refusals: tags.map((tag) => [Number(tag.slice(0, 3)), tag.slice(4).trim()]) }
}

interface Sources {
  exports: Map<string, Docstring>
  /** Per file, because two APIs may have calls of one name. */
  calls: Map<string, Map<string, Docstring & { region: string }>>
}

function readSources(): Sources {
  const found: Sources = { exports: new Map(), calls: new Map() }
  for (const [path, source] of Object.entries(sources)) {
    const calls = new Map<string, Docstring & { region: string }>()
    let region = ''
    for (const [, begun, comment = '', exported, call] of source.matchAll(documented)) {
      if (begun !== undefined) region = begun.trim()
      if (exported !== undefined) found.exports.set(exported, readDocstring(comment))
      if (call !== undefined) calls.set(call, { ...readDocstring(comment), region })
    }
    found.calls.set(path, calls)
  }
  return found
}

const read = readSources()

/** Texts of the calls of the table that the module exports. */
export function docstringsOf(table: unknown): ReadonlyMap<string, Docstring & { region: string }> {
  const path = Object.entries(modules).find(([, exports]) => Object.values(exports).includes(table))?.[0]
  const calls = path === undefined ? undefined : read.calls.get(path)
  if (!calls) throw new Error('The table is not of the contract')
  return calls
}

/** A request whose rules depend on the language is a function of it. */
type NamedSchema = GenericSchema | ((...parameters: never[]) => unknown)

const isSchema = (value: unknown): value is NamedSchema =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema')

/** The name of an exported schema in a description: `Phone` for `phoneSchema`. */
const nameOf = (exported: string) => exported.charAt(0).toUpperCase() + exported.slice(1, -'Schema'.length)

interface Named {
  name: string
  schema: NamedSchema
  docstring: Docstring | undefined
}

/** Every exported schema of the contract. */
export const namedSchemas: readonly Named[] = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).flatMap(([exported, schema]) =>
    exported.endsWith('Schema') && isSchema(schema)
      ? [{ name: nameOf(exported), schema, docstring: read.exports.get(exported) }]
      : []
  )
)
