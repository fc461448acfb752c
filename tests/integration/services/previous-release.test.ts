import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { readRecording } from '../../../scripts/contract/recording.ts'
import type { Shape } from '../../../scripts/contract/shapes.ts'
import { roles } from '../../../src/contract/roles'
import { jsonSchemaSchema, takes } from '../../support/json-schema'
import { startServices } from './harness'
import { addAtDesk } from './stored-accounts'

/*
 * Makes the reading calls of the edge of the release before, as it was recorded, on the running services, and reads the answers as
 * that edge does. scripts/contract/contract.test.ts compares all calls with the present tables, without answers.
 */

// Its own: entries of a kind that the release before does not know exist only once somebody has written one.
const services = await startServices({})
afterAll(services.close)
const { calls, shapes } = readRecording()

/** The shape with the shapes that it refers to in their places. */
function expanded(shape: Shape): Shape {
  if (shape.$ref !== undefined) {
    const found = shapes[shape.$ref]
    if (!found) throw new Error(`There is no shared shape ${shape.$ref}`)
    return expanded(found)
  }
  const { items, properties = {}, additionalProperties, anyOf, ...rest } = shape
  return {
    ...rest,
    ...(items && { items: expanded(items) }),
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, expanded(field)])),
    ...(additionalProperties && { additionalProperties: expanded(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(expanded) })
  }
}

/** Values of the parameters that calls need, for the content of a fresh installation. */
const parameters: Readonly<Record<string, string>> = { id: '1', kind: 'news', language: 'zh-CN', q: '图数据库' }

/** Only a local installation has sample entries, and those of a kind that the release before does not know are left out. */
const narrowed: Readonly<Record<string, Record<string, string>>> = { 'main GET /desk/entry/list': { kind: 'news' } }

test('the services answer the edge of the release before as it expects', async () => {
  const { token } = await addAtDesk(services, roles)
  const read: string[] = []
  for (const [name, { query, data }] of Object.entries(calls)) {
    const [, api, path] = /^(passport|main|exam) GET \/([^:]+)$/.exec(name) ?? []
    const service = v.safeParse(v.picklist(['passport', 'main', 'exam']), api)
    if (!data || !service.success || path === undefined) continue
    const needed = (query ? (expanded(query).required ?? []) : []).map((field): [string, string] => [
      field,
      parameters[field] ?? ''
    ])
    const called = `${path.replace(/^galaxy\//, '')}?${new URLSearchParams({ ...Object.fromEntries(needed), ...narrowed[name] })}`
    const answer = await services.call(service.output, called, { token })
    // 404 is also the status of an unknown entry, which has another text.
    expect([name, answer.error]).not.toEqual([name, '请求的接口不存在'])
    if (answer.http !== 200) continue
    const schema = v.parse(jsonSchemaSchema, expanded(data))
    const isRead = takes(schema, answer.data, () => schema)
    expect([name, isRead]).toEqual([name, true])
    read.push(name)
  }
  // Of all three services, lists and details, of visitors and of the desk.
  expect(read).toEqual(
    expect.arrayContaining([
      'passport GET /galaxy/user/current-user',
      'passport GET /galaxy/desk/people',
      'main GET /slideshow/list',
      'main GET /news/detail',
      'main GET /desk/entry/list',
      'exam GET /public/outline',
      'exam GET /practice/questions'
    ])
  )
  expect(read.length).toBeGreaterThan(40)
})
