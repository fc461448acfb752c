import * as v from 'valibot'
import { expect, test } from 'vitest'
import { importContent } from '../../../scripts/content/content'
import { firstSlidesFolder } from '../../../scripts/resources.ts'
import { slidesSchema } from '../../../src/contract/slides'
import { m } from '../../../src/paraglide/messages.js'
import { contentStore } from './desk-entry-client'
import { sharedServices } from './harness'

const services = await sharedServices()

const consultation = { name: '王小明', phone: '13800000000', email: 'Wang@Example.com', industry: '金融', questions: '版本差异' }
const add = (json: unknown, key: string, language: 'CN' | 'EN' = 'CN') =>
  services.call('main', 'add/userInfo', { json, language, headers: { 'Idempotency-Key': key } })
const stored = (key: string) => services.mainDb.prepare('SELECT * FROM consultations WHERE idempotency_key = ?').bind(key).all()

test('the first slides come in the language of the request, however often they are imported', async () => {
  for (const _ of ['once', 'again']) await importContent(firstSlidesFolder, contentStore(services.mainDb), { keepOthers: true })
  const chinese = v.parse(slidesSchema, (await services.call('main', 'slideshow/list')).data)
  const english = v.parse(slidesSchema, (await services.call('main', 'slideshow/list', { language: 'EN' })).data)
  expect(chinese.map(({ kind }) => kind)).toEqual(['报告', '版本', '方案', '文档'])
  expect(english.map(({ kind }) => kind)).toEqual(['Report', 'Editions', 'Solutions', 'Documentation'])
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

test('other content under a used key is refused rather than acknowledged and dropped', async () => {
  await add(consultation, 'key-reused')
  const other = await add({ ...consultation, questions: '另一个问题' }, 'key-reused', 'EN')
  expect(other).toMatchObject({ http: 422, status: 422, field: 'Idempotency-Key' })
  expect((await stored('key-reused')).results).toHaveLength(1)
})

test('a submission needs every required field, and a valid key if any', async () => {
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

const partner = {
  kind: 'partner',
  name: '李晓',
  phone: '13900000000',
  email: 'Li@Example.com',
  company: '某公司',
  position: '工程师',
  city: '上海',
  needs: '第一行\r\n第二行',
  wants: ['project', 'trial']
}
const partnerRows = async (key: string) =>
  (await services.mainDb.prepare('SELECT * FROM partner_requests WHERE idempotency_key = ?').bind(key).all()).results

test('twenty parallel posts of a partner’s request, and one more later, are stored once and all get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(partner, 'partner-parallel')))
  answers.push(await add({ ...partner, needs: '第一行\n第二行' }, 'partner-parallel'))
  const [first] = answers
  expect(first).toMatchObject({ http: 200, status: 200, data: { id: expect.any(String) } })
  for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: first?.data })
  const { kind, ...fields } = partner
  const stored = { ...fields, email: 'li@example.com', needs: '第一行\n第二行', wants: '["trial","project"]' }
  expect(await partnerRows('partner-parallel')).toEqual([expect.objectContaining(stored)])
  expect((await add({ ...partner, city: '北京' }, 'partner-parallel')).status).toBe(422)
})

test.each([
  ['name', '李', '请输入正确的姓名'],
  ['phone', '23900000000', '请输入正确手机号'],
  ['email', 'li@example', '请输入正确的邮箱'],
  ['company', ' ', '请输入公司名称'],
  ['company', '公'.repeat(51), '公司名称在1个字符与50个字符之间'],
  ['position', undefined, '请输入职务名称'],
  ['position', '职'.repeat(51), '职务名称在1个字符与50个字符之间'],
  ['city', '', '请输入所在城市，不超过50个字符'],
  ['needs', '需'.repeat(2001), '需求说明不超过2000个字符'],
  ['wants', [], '请至少选择一项'],
  ['wants', ['everything'], '请至少选择一项'],
  ['wants', 'trial', '请至少选择一项'],
  ['trap', 'https://example.com', m.field_trap({}, { locale: 'zh-CN' })]
])('a partner’s request whose %s is %j is refused with that field, and not stored', async (field, value, error) => {
  const answer = await add({ ...partner, [field]: value }, 'partner-refused')
  expect(answer).toMatchObject({ http: 400, status: 400, field, error })
  expect(await partnerRows('partner-refused')).toHaveLength(0)
})

test('a body of an unknown kind is refused', async () => {
  expect(await add({ ...partner, kind: 'friend' }, 'partner-kind')).toMatchObject({ http: 400, field: 'kind' })
})

test('one address submits ten times in a quarter of an hour; repetitions cost nothing, other addresses are not affected', async () => {
  const send = (key: string, address: string) =>
    services.call('main', 'add/userInfo', { json: partner, address, language: 'EN', headers: { 'Idempotency-Key': key } })
  const keys = Array.from({ length: 12 }, (_, index) => `partner-budget-${index}`)
  const answers = await Promise.all(keys.map((key) => send(key, '203.0.113.9')))
  const accepted = keys.filter((_, index) => answers[index]?.status === 200)
  const refused = answers.find(({ status }) => status === 429)
  expect(accepted).toHaveLength(10)
  expect(refused?.error).toBe(m.service_requests_too_often({ wait: '15 minutes' }, { locale: 'en-US' }))
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(840)
  expect((await send(accepted[0] ?? '', '203.0.113.9')).status).toBe(200)
  expect((await send('partner-elsewhere', '203.0.113.10')).status).toBe(200)

  await services.mainDb.prepare('UPDATE submissions SET at = at - 900001').run()
  expect((await send('partner-later', '203.0.113.9')).status).toBe(200)
  await services.mainDb.prepare('UPDATE submissions SET at = at - 86400001').run()
  expect((await send('partner-next-day', '203.0.113.9')).status).toBe(200)
  const kept = await services.mainDb.prepare('SELECT idempotency_key FROM submissions').all()
  expect(kept.results).toEqual([{ idempotency_key: 'partner-next-day' }])
})
