import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slidesSchema } from '../../../src/contract/slides'
import { type Services, startServices } from './harness'

let services: Services
beforeAll(async () => {
  services = await startServices()
}, 60_000)
afterAll(() => services.close())

const consultation = { name: '王小明', phone: '13800000000', email: 'Wang@Example.com', industry: '金融', questions: '版本差异' }
const add = (json: unknown, key: string | undefined, language: 'CN' | 'EN' = 'CN') =>
  services.call('main', 'add/userInfo', { json, language, headers: key === undefined ? {} : { 'Idempotency-Key': key } })
const stored = (key: string) => services.mainDb.prepare('SELECT * FROM consultations WHERE idempotency_key = ?').bind(key).all()

test('the seeded slides come in the language of the request, however often they are seeded', async () => {
  const seed = readFileSync('services/main/seed.sql', 'utf8')
    .replace(/^--.*\n/gm, '')
    .replace(/\s*\n\s*/g, ' ')
  await services.mainDb.exec(seed)
  await services.mainDb.exec(seed)
  const chinese = v.parse(slidesSchema, (await services.call('main', 'slideshow/list')).data)
  const english = v.parse(slidesSchema, (await services.call('main', 'slideshow/list', { language: 'EN' })).data)
  expect(chinese.map(({ kind }) => kind)).toEqual(['报告', '版本', '方案', '文档'])
  expect(english.map(({ kind }) => kind)).toEqual(['Report', 'Editions', 'Solutions', 'Documents'])
  expect(english.map(({ href }) => href)).toEqual(chinese.map(({ href }) => href))
})

test('fifty parallel posts of one key are stored once and all get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(consultation, 'key-parallel')))
  const [first] = answers
  expect(first).toMatchObject({ http: 200, status: 200, data: { id: expect.any(String) } })
  for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: first?.data })
  const { results } = await stored('key-parallel')
  expect(results).toEqual([expect.objectContaining({ ...consultation, email: 'wang@example.com', edition: null })])
})

test('another content under a used key is refused rather than acknowledged and dropped', async () => {
  await add(consultation, 'key-reused')
  const other = await add({ ...consultation, questions: '另一个问题' }, 'key-reused', 'EN')
  expect(other).toMatchObject({ http: 422, status: 422, field: 'Idempotency-Key' })
  expect((await stored('key-reused')).results).toHaveLength(1)
})

test('a submission needs a key and every required field', async () => {
  expect(await add(consultation, undefined)).toMatchObject({ http: 400, field: 'Idempotency-Key' })
  expect(await add(consultation, 'short')).toMatchObject({ http: 400, field: 'Idempotency-Key' })
  for (const field of ['name', 'phone', 'email', 'industry']) {
    expect(await add({ ...consultation, [field]: undefined }, 'key-required')).toMatchObject({ http: 400, status: 400, field })
  }
  expect((await add({ ...consultation, email: 'nobody' }, 'key-required')).error).toBe('请输入正确的邮箱')
  expect(await add({ ...consultation, edition: 'gold' }, 'key-required')).toMatchObject({ http: 400, field: 'edition' })
  expect((await stored('key-required')).results).toHaveLength(0)
  expect((await add({ ...consultation, questions: undefined, edition: 'standard', admin: true }, 'key-required')).status).toBe(
    200
  )
})
