import { createConfig, lintFromString } from '@redocly/openapi-core'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../src/contract/api/call'
import { apiTables } from '../../../src/contract/api/tables'
import { editorConfigSchema } from '../../../src/contract/editor-server'
import { schemaFor } from '../../../src/contract/localized-schema'
import { isWritable } from '../../../src/contract/text'
import { accepted, isSchema, mutated } from '../../../tests/support/arbitraries'
import { type JsonSchema, jsonSchemaSchema, takes } from '../../../tests/support/json-schema'
import { leaves } from '../../../tests/support/schema-values'
import { size } from '../../../tests/support/sizes'
import { descriptions } from './apis'
import { namedSchemas } from './contract'

/** As a client reads them. */
const serialized = Object.entries(descriptions()).map(([api, description]) => ({ api, text: JSON.stringify(description) }))

test.each(serialized)('a linter of OpenAPI accepts the description of $api', async ({ api, text }) => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'info-license': 'off',
      'tag-description': 'off',
      // Some calls take nothing that could be wrong, and refusals of the extension API have the status 200.
      'operation-4xx-response': 'off'
    }
  })
  const problems = await lintFromString({ source: text, absoluteRef: `${api}.json`, config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

const parameter = v.object({ in: v.string(), name: v.string(), required: v.optional(v.boolean()), schema: jsonSchemaSchema })
const content = v.record(v.string(), v.object({ schema: jsonSchemaSchema }))
const operation = v.object({
  operationId: v.string(),
  parameters: v.array(v.union([parameter, v.object({ $ref: v.string() })])),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ headers: v.optional(v.record(v.string(), v.unknown())) }))
})
const documentSchema = v.object({
  paths: v.record(v.string(), v.object({ get: v.optional(operation), post: v.optional(operation) })),
  components: v.object({ schemas: v.record(v.string(), jsonSchemaSchema) })
})

test('every schema that is referred to has a name and a docstring', () => {
  for (const { api, text } of serialized) {
    const { schemas } = v.parse(documentSchema, JSON.parse(text)).components
    const unsaid = Object.entries(schemas).filter(([, { description = '' }]) => description === '')
    expect([api, unsaid.map(([name]) => name)]).toEqual([api, []])
  }
})

/** Rules that are functions, of which JSON Schema knows nothing. */
const functions: ReadonlySet<unknown> = new Set(['check', 'raw_check', 'partial_check', 'raw_transform', 'custom'])
const typeOf = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? Reflect.get(rule, 'type') : undefined)
const isCustomRule = (rule: unknown): rule is object => functions.has(typeOf(rule))

test('a rule that is a function is said in the docstring or the metadata of its schema', () => {
  const named = new Map<unknown, string>(namedSchemas.map(({ schema, docstring }) => [schema, docstring?.text ?? '']))
  const unsaid = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isSchema(value)) {
      const pipe: unknown = Reflect.get(value, 'pipe')
      const rules: unknown[] = Array.isArray(pipe) ? pipe.slice(1) : []
      const isFunction = rules.some((rule) => isCustomRule(rule) && Reflect.get(rule, 'requirement') !== isWritable)
      const isSaid = rules.some((rule) => typeOf(rule) === 'metadata' || isSchema(rule)) || named.get(value)
      if (isFunction && !isSaid) unsaid.add(path)
    }
    for (const key of ['entries', 'options', 'pipe', 'items']) {
      const inner: unknown = Reflect.get(value, key)
      if (typeof inner === 'object' && inner !== null) {
        for (const [name, part] of Object.entries(inner)) visit(part, key === 'entries' ? `${path}.${name}` : path)
      }
    }
    for (const key of ['item', 'wrapped', 'key', 'value', 'rest']) visit(Reflect.get(value, key), path)
  }
  for (const { name, call } of Object.values(apiTables).flatMap((tables) => tables.flatMap((calls) => rowsOf(calls)))) {
    visit(call.query, name)
    if (call.body && typeof call.body.schema !== 'function') visit(call.body.schema, name)
    else if (call.body && !named.get(call.body.schema)) unsaid.add(name)
  }
  expect([...unsaid]).toEqual([])
})

/** The value once for each number in it, which is infinite there. */
function withInfinity(value: unknown): unknown[] {
  if (typeof value === 'number') return [Number.POSITIVE_INFINITY]
  if (Array.isArray(value)) return value.flatMap((item, at) => withInfinity(item).map((changed) => value.with(at, changed)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => withInfinity(part).map((changed) => ({ ...value, [name]: changed })))
}

describe.each(['passport', 'main', 'exam'] as const)('%s', (api) => {
  const text = serialized.find((each) => each.api === api)?.text ?? ''
  const { paths, components } = v.parse(documentSchema, JSON.parse(text))
  const rows = apiTables[api].flatMap((calls) => rowsOf(calls))
  const operations = Object.values(paths).flatMap((item) => Object.values(item).flatMap((found) => (found ? [found] : [])))

  const operationOf = ({ method, path }: (typeof rows)[number]) =>
    paths[path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')]?.[method === 'GET' ? 'get' : 'post']

  function resolve(ref: string): JsonSchema {
    const found = components.schemas[ref.replace('#/components/schemas/', '')]
    if (!found) throw new Error(`There is no ${ref}`)
    return found
  }

  test('describes every call', () => {
    expect(rows.filter((row) => !operationOf(row))).toEqual([])
    expect(operations.length).toBe(rows.length)
  })

  test('says in every 429 how long to wait', () => {
    const refusals = operations.flatMap(({ responses }) => responses['429'] ?? [])
    for (const { headers } of refusals) expect(headers).toHaveProperty('Retry-After')
  })

  const requests = rows.flatMap((row) => {
    const { body, query } = row.call
    const schemas: v.GenericSchema[] = [...(body ? [schemaFor(body.schema, 'en-US')] : []), ...(query ? [query] : [])]
    return schemas.map((schema) => ({ ...row, schema, isBody: schema !== query }))
  })

  test.each(requests)(
    '$name takes what is described, and understands what it takes as described',
    ({ schema, isBody, ...row }) => {
      const found = operationOf(row)
      const parameters = found?.parameters.flatMap((each) => ('schema' in each && each.in === 'query' ? [each] : [])) ?? []
      const described: JsonSchema = isBody
        ? (Object.values(found?.requestBody?.content ?? {})[0]?.schema ?? {})
        : {
            type: 'object',
            properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
            required: parameters.flatMap(({ name, required }) => (required ? [name] : []))
          }
      const understood = accepted(schema, leaves).map((given): unknown => JSON.parse(JSON.stringify(v.parse(schema, given))))
      fc.assert(
        fc.property(understood, (given) => {
          expect([given, takes(described, given, resolve)]).toEqual([given, true])
        }),
        { numRuns: size(40) }
      )
      fc.assert(
        fc.property(accepted(schema, leaves), (given) => {
          // JSON reads 1e999 as an infinite number, which it cannot write.
          expect(withInfinity(given).filter((infinite) => v.is(schema, infinite))).toEqual([])
        }),
        { numRuns: size(40) }
      )
      fc.assert(
        fc.property(fc.oneof(understood, mutated(understood)), (given) => {
          if (!takes(described, given, resolve)) return
          const refused = v.safeParse(schema, given).issues?.filter(({ type }) => !functions.has(type)) ?? []
          expect([given, refused.map(({ message }) => message)]).toEqual([given, []])
        }),
        { numRuns: size(100) }
      )
    }
  )
})

test('the configuration of the editor is described by the schema that the editor reads it with', () => {
  const extension = serialized.find(({ api }) => api === 'extension')?.text ?? '{}'
  const { components } = v.parse(documentSchema, JSON.parse(extension))
  expect(Object.keys(components.schemas.EditorConfig?.properties ?? {})).toEqual(Object.keys(editorConfigSchema.entries))
})
