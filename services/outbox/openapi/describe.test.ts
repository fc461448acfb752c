import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bodySchema, rowsOf } from '../../../src/contract/api/call'
import { accepted, anyJson, anyText, mutated, padded, textNear } from '../../../tests/support/arbitraries'
import { type JsonSchema, jsonSchemaSchema, takes } from '../../../tests/support/json-schema'
import { leaves } from '../../../tests/support/schema-values'
import { size } from '../../../tests/support/sizes'
import { describeApi } from './describe'
import { describedMain } from './main'
import { describedPassport } from './passport'

/** The used part of OpenAPI 3.1; anything else in the document is an error. */
const schema = jsonSchemaSchema
const mediaTypes = v.picklist(['application/json', 'application/x-www-form-urlencoded', '*/*'])
const content = v.record(mediaTypes, v.strictObject({ schema }))
const header = v.strictObject({ description: v.string(), required: v.literal(true), schema })
const response = v.strictObject({ description: v.string(), content, headers: v.optional(v.record(v.string(), header)) })
const parameter = v.variant('in', [
  v.strictObject({ name: v.string(), in: v.literal('query'), required: v.boolean(), schema }),
  v.strictObject({ name: v.string(), in: v.literal('path'), required: v.literal(true), schema }),
  v.strictObject({
    name: v.string(),
    in: v.literal('header'),
    required: v.optional(v.literal(true)),
    description: v.string(),
    schema
  })
])
const reference = v.strictObject({ $ref: v.string() })
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^[A-Za-z-]+$/)),
  summary: v.pipe(v.string(), v.nonEmpty()),
  tags: v.tuple([v.string()]),
  security: v.array(v.record(v.picklist(['session', 'service']), v.array(v.never()))),
  parameters: v.array(v.union([reference, parameter])),
  requestBody: v.optional(v.strictObject({ required: v.literal(true), content })),
  responses: v.record(v.pipe(v.string(), v.regex(/^[2-5]\d\d$/)), response)
})
const securityScheme = v.strictObject({
  type: v.literal('apiKey'),
  in: v.literal('header'),
  name: v.string(),
  description: v.string()
})
const documentSchema = v.strictObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.1\.\d+$/)),
  jsonSchemaDialect: v.literal('https://json-schema.org/draft/2020-12/schema'),
  info: v.strictObject({ title: v.string(), version: v.string(), description: v.string() }),
  servers: v.array(v.strictObject({ url: v.string(), description: v.string() })),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.strictObject({ get: v.optional(operation), post: v.optional(operation) })
  ),
  components: v.strictObject({
    schemas: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), schema),
    securitySchemes: v.strictObject({
      session: securityScheme,
      service: securityScheme
    }),
    parameters: v.record(v.string(), parameter)
  })
})

describe.each([describedPassport, describedMain])('$title', (api) => {
  // Serialized, as a client reads it.
  const document = v.parse(documentSchema, JSON.parse(JSON.stringify(describeApi(api))))
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, found]) => (found ? [{ path, method, ...found }] : []))
  )
  const rows = api.tables.flatMap(({ calls }) => rowsOf(calls))

  function resolve(ref: string): JsonSchema {
    const found = document.components.schemas[ref.replace('#/components/schemas/', '')]
    if (!found) throw new Error(`There is no ${ref}`)
    return found
  }

  test('describes every call', () => {
    expect(operations.map(({ summary }) => summary).sort()).toEqual(rows.map(({ name }) => api.prose[name]?.summary).sort())
  })

  test('has a target for every reference, and a name of its own for every operation', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(refs.length).toBe(JSON.stringify(document).split('"$ref"').length - 1)
    for (const [, kind = '', name = ''] of refs) expect(document).toHaveProperty(['components', kind, name])
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  test('describes the success, the failure, a missing session and an invalid body of every operation', () => {
    for (const { path, responses, requestBody, security, parameters } of operations) {
      // A 403 ends the login in the browser, which the desk must never do.
      const isDesk = path.startsWith('/galaxy/desk/')
      const isOfService = security.some((scheme) => 'service' in scheme)
      const needsSession = security.length === 1 && !isOfService
      const statuses = Object.keys(responses)
      const stated = [
        ['200', '500'],
        requestBody ? ['400', '413', '415'] : [],
        isOfService || (needsSession && isDesk) ? ['401'] : [],
        needsSession && !isDesk ? ['403'] : []
      ].flat()
      expect(statuses.filter((status) => stated.includes(status))).toEqual(stated.toSorted())
      const endsNoLogin = security.length === 0 || isDesk || isOfService
      expect([path, endsNoLogin && statuses.includes('403')]).toEqual([path, false])
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/Language' })
    }
  })

  test('says in every 429 how long to wait', () => {
    const refusals = operations.flatMap(({ responses }) => responses['429'] ?? [])
    expect(refusals.length).toBeGreaterThan(0)
    for (const { headers } of refusals) expect(headers).toHaveProperty('Retry-After')
  })

  // Partly in words: attributes of elements, ways to type a ticket, days that exist, a length in UTF-16 units, one spelling of a question.
  const inWords = ['RichElement', 'Ticket', 'Day', 'StatementVersion', 'MissedQuestion']
  const exact = Object.entries(api.fields).filter(([name]) => !inWords.includes(name))
  describe.each(exact)('%s', (name, field) => {
    test('is described as it is checked', () => {
      const good = leaves.get(field.schema) ?? accepted(field.schema, leaves)
      const near = padded(fc.oneof(textNear({ min: 2, max: 20 }), textNear({ min: 1, max: 50 }), textNear({ min: 1, max: 32 })))
      const email = fc.integer({ min: 246, max: 252 }).map((length) => `${'a'.repeat(length)}@b.cc`)
      const whole = fc.oneof(fc.integer(), fc.integer().map(String))
      fc.assert(
        fc.property(fc.oneof(good, near, anyText, anyJson, email, whole), (given) => {
          expect([given, takes(resolve(name), given, resolve)]).toEqual([given, v.is(field.schema, given)])
        }),
        { numRuns: size(400) }
      )
    })
  })

  const withBody = rows.flatMap(({ path, method, call: { body } }) =>
    body ? [{ path, method: method.toLowerCase(), encodings: body.encodings, schema: bodySchema(body.schema, 'en-US') }] : []
  )
  describe.each(withBody)('$path', ({ path, method, encodings, schema }) => {
    const contents = operations.find((found) => found.path === path && found.method === method)?.requestBody?.content ?? {}
    const described = contents['application/json']?.schema ?? {}

    test('takes the content types that are described, each with the same body', () => {
      const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' }
      expect(Object.keys(contents)).toEqual(encodings.map((encoding) => types[encoding]))
      for (const content of Object.values(contents)) expect(content.schema).toEqual(described)
    })

    test('takes the bodies that are described, and no others', () => {
      const good = accepted(schema, leaves)
      fc.assert(
        fc.property(fc.oneof(good, mutated(good), anyJson), (given) => {
          const result = v.safeParse(schema, given)
          // The spelling of a question of the search is described in words.
          if (result.issues?.some(({ path }) => path?.[0]?.key === 'question')) return
          // The one rule that JSON Schema cannot express is described in words.
          const unsaid = result.issues?.every(({ message }) => message === 'field_password_same') ?? false
          expect([given, takes(described, given, resolve)]).toEqual([given, result.success || unsaid])
        }),
        { numRuns: size(200) }
      )
    })
  })
})

test('a refusal names the fields that the call has', () => {
  const { paths } = v.parse(documentSchema, JSON.parse(JSON.stringify(describeApi(describedPassport))))
  const { responses } = paths['/galaxy/user/binding']?.post ?? {}
  expect(responses?.['400']?.content['application/json']?.schema.properties?.field?.enum).toEqual([
    'type',
    'phone',
    'captcha',
    'password',
    'confirmPhone',
    'confirmCaptcha',
    'email'
  ])
})
