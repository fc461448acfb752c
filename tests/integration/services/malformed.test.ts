import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../src/contract/api/call'
import { apiTables } from '../../../src/contract/api/tables'
import { serviceHeader, siteOriginHeader } from '../../../src/contract/headers'
import { type LanguageHeader, localeFromLanguageHeader } from '../../../src/contract/locale'
import { schemaFor } from '../../../src/contract/localized-schema'
import { idempotencyKeyHeader } from '../../../src/contract/user-info'
import { accepted, anyText, mutated } from '../../support/arbitraries'
import { copyOf } from '../../support/copy'
import { leaves } from '../../support/schema-values'
import type { ServiceRequest } from '../../support/site'
import { size } from '../../support/sizes'
import { examClient } from './exam-candidates'
import { registerAccount, sharedServices } from './harness'

/* Thousands of requests that no call accepts, generated from the schemas, each with the expected status, field and message. */

const total = size(5000)
const atOnce = 50
const maxBodyBytes = 64 * 1024

const services = await sharedServices()
const { token } = await registerAccount(services)
await services.passportDb.exec("INSERT INTO account_roles SELECT id, 'admin', 1 FROM accounts")
const { examToken, id: attempt } = await examClient(services).started()
services.site.logs.length = 0

type Encoding = 'json' | 'form'
interface Target {
  worker: 'passport' | 'main' | 'exam'
  path: string
  schema: (language: LanguageHeader) => v.GenericSchema
  /** `query` for a GET. */
  encodings: readonly Encoding[] | 'query'
}

// The desk of main and exam is left out: a draft may have values that a publication refuses, so many mutated requests are valid.
const apis = [
  { worker: 'passport', base: '', tables: apiTables.passport },
  { worker: 'main', base: '/web/user', tables: apiTables.main.slice(0, 1) },
  { worker: 'exam', base: '', tables: apiTables.exam.slice(0, 1) }
] as const
const targets: Target[] = apis.flatMap(({ worker, base, tables }) =>
  tables.flatMap(rowsOf).flatMap(({ path, call: { query, body } }): Target[] => {
    const common = { worker, path: base + path }
    if (query) return [{ ...common, schema: () => query, encodings: 'query' }]
    if (!body) return []
    return [
      {
        ...common,
        schema: (language) => schemaFor(body.schema, localeFromLanguageHeader(language)),
        encodings: body.encodings
      }
    ]
  })
)

interface Expected {
  status: number
  field?: string | undefined
  /** Key of the message. */
  error: string
}
interface Case {
  worker: Target['worker']
  path: string
  language: LanguageHeader
  body?: Uint8Array
  type?: string
  expected: Expected
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }
const malformed: Expected = { status: 400, error: 'service_malformed' }
const otherType: Expected = { status: 415, error: 'service_content_type' }
const bytes = (text: string) => new TextEncoder().encode(text)
const languages = ['CN', 'EN'] as const

/** The message of the first failing rule; undefined if the schema accepts the input. */
function refusalOf(schema: v.GenericSchema, input: unknown): Expected | undefined {
  const issue = v.safeParse(schema, input).issues?.[0]
  if (!issue) return undefined
  const field = issue.path?.[0]?.key
  const known = issue.message.startsWith('field_')
  return { status: 400, error: known ? issue.message : 'service_malformed', ...(typeof field === 'string' && { field }) }
}

/** An object as a form or a query transmits it: texts only. */
const asForm = (value: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(value)).map(([key, inner]) => [key, typeof inner === 'string' ? inner : JSON.stringify(inner)])
  ).toString()
const readForm = (text: string): unknown => Object.fromEntries(new URLSearchParams(text))

/** The text with characters inserted or removed. */
const damaged = (text: Arbitrary<string>): Arbitrary<string> =>
  fc.oneof(
    fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)),
    fc
      .tuple(text, fc.nat(), fc.constantFrom('}', ',', '"', '\ufeff', '\u0000', 'NaN', "'", '\\u12', '{'))
      .map(([whole, at, extra]) => {
        const place = at % whole.length
        return whole.slice(0, place) + extra + whole.slice(place)
      }),
    fc.constantFrom('', ' ', 'undefined', '{phone:1}', "{'phone':'1'}", '{"a":1,}', '[', '\ufeff', '1e', '"\n"'),
    anyText
  )

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''))
    return true
  } catch {
    return false
  }
}

/** Invalid in UTF-8 in any position: a lone byte, an overlong NUL, half of a surrogate pair, a truncated sequence. */
const invalidBytes = fc.constantFrom([0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98, 0x22], [0xff, 0xfe, 0x7b, 0x00])
const brokenEscapes = fc.constantFrom('%', '%2', '%zz', '%ff', '%c0%80', '%ed%a0%80')

function casesOf({ worker, path, schema, encodings }: Target, language: LanguageHeader): Arbitrary<Case> {
  const rules = schema(language)
  const good = accepted(rules, leaves)
  const common = { worker, path, language }
  if (encodings === 'query') {
    const wrong = mutated(good).map((value) => {
      const query = asForm(value)
      return { query, expected: refusalOf(rules, readForm(query)) }
    })
    const unreadable = fc
      .tuple(good, brokenEscapes)
      .map(([value, broken]) => ({ query: `${asForm(value)}${broken}`, expected: malformed }))
    return fc
      .oneof({ weight: 4, arbitrary: wrong }, unreadable)
      .map(({ query, expected }) => expected && { ...common, path: `${path}?${query}`, expected })
      .filter((made) => made !== undefined)
  }
  const json = good.map((value) => JSON.stringify(value))
  const bom = fc.constantFrom('', '', '', '\ufeff')
  const kinds: Arbitrary<Omit<Case, keyof typeof common> | undefined>[] = [
    fc.tuple(bom, mutated(good)).map(([mark, value]) => {
      const text = JSON.stringify(value)
      const expected = refusalOf(rules, JSON.parse(text))
      return expected && { body: bytes(mark + text), type: mediaTypes.json, expected }
    }),
    fc.tuple(bom, damaged(json)).map(([mark, text]) => {
      const unreadable = !isJson(mark + text) && text.isWellFormed()
      return unreadable ? { body: bytes(mark + text), type: mediaTypes.json, expected: malformed } : undefined
    }),
    fc.tuple(json, invalidBytes, fc.nat()).map(([text, invalid, at]) => {
      const whole = bytes(text)
      const place = at % whole.length
      const body = Uint8Array.from([...whole.slice(0, place), ...invalid, ...whole.slice(place)])
      return { body, type: mediaTypes.json, expected: malformed }
    }),
    fc
      .tuple(
        json,
        fc.constantFrom(undefined, 'text/plain', 'application/json5', 'multipart/form-data; boundary=x', 'application/xml', '@')
      )
      .map(([text, type]) => ({ body: bytes(text), ...(type && { type }), expected: otherType })),
    good.map((value) =>
      encodings.includes('form') ? undefined : { body: bytes(asForm(value)), type: mediaTypes.form, expected: otherType }
    )
  ]
  if (encodings.includes('form')) {
    kinds.push(
      mutated(good).map((value) => {
        const form = asForm(value)
        const expected = refusalOf(rules, readForm(form))
        return expected && { body: bytes(form), type: mediaTypes.form, expected }
      }),
      fc.tuple(good, brokenEscapes).map(([value, broken]) => {
        return { body: bytes(`${asForm(value)}&extra=${broken}`), type: mediaTypes.form, expected: malformed }
      })
    )
  }
  const large = json.map((text) => {
    const body = bytes(text.padEnd(maxBodyBytes + 1))
    return { body, type: mediaTypes.json, expected: { status: 413, error: 'service_too_large' } }
  })
  return fc
    .oneof(...kinds.map((arbitrary, index) => ({ weight: index === 0 ? 60 : 20, arbitrary })), { weight: 1, arbitrary: large })
    .filter((made) => made !== undefined)
    .map((made) => ({ ...common, ...made }))
}

const anyCase = fc.oneof(...languages.flatMap((language) => targets.map((target) => casesOf(target, language))))

const copy = { CN: copyOf('zh-CN'), EN: copyOf('en-US') }
const failure = v.strictObject({ status: v.number(), error: v.string(), field: v.optional(v.string()) })

const requestOf = ({ worker, path, language, body, type }: Case): ServiceRequest => ({
  service: `galaxy-${worker}`,
  path,
  method: body ? 'POST' : 'GET',
  body,
  headers: {
    Language: language,
    Authorization: token,
    Token: worker === 'exam' ? examToken : undefined,
    [idempotencyKeyHeader]: crypto.randomUUID(),
    [siteOriginHeader]: 'http://localhost:8787',
    [serviceHeader]: 'main',
    'Content-Type': type
  }
})

/** Sends all of them at once. */
async function sendAll(cases: readonly Case[]) {
  const answers = await services.site.requestAll(
    cases.map((each) => [requestOf(each)]),
    cases.length
  )
  return answers.flat().map((answer) => ({ http: answer.status, answer: v.parse(failure, answer.json()) }))
}

test(`${total} malformed requests each get the 4xx that names what is wrong, in the language asked for`, async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyCase, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
      const answers = await sendAll(batch)
      answered += answers.length
      for (const [index, { language, expected, path }] of batch.entries()) {
        const { status, field } = expected
        const error = copy[language](expected.error)
        expect({ path, ...answers[index] }).toEqual({
          path,
          http: status,
          answer: { status, error, ...(field !== undefined && { field }) }
        })
      }
    }),
    { numRuns: total / atOnce, endOnFailure: true }
  )
  expect(answered).toBe(total)
  expect(services.site.logs.join('\n')).not.toContain('unexpected')
})

test('after all of them the session is still valid, and nothing was written', async () => {
  expect(await services.call('passport', 'user/current-user', { token })).toMatchObject({ http: 200 })
  const counted = services.mainDb.prepare(
    'SELECT (SELECT count(*) FROM consultations) + (SELECT count(*) FROM partner_requests) AS rows'
  )
  expect(await counted.first()).toEqual({ rows: 0 })
  const saved = services.examDb.prepare('SELECT count(*) AS rows FROM answers WHERE attempt = ?').bind(attempt)
  expect(await saved.first()).toEqual({ rows: 0 })
})
