import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { eventually } from '../../support/eventually'
import { password, sharedServices } from './harness'

const services = await sharedServices()

test('an unknown path is 404 and a wrong method 405, in the requested language', async () => {
  expect(await services.call('passport', 'nothing')).toMatchObject({ http: 404, status: 404, error: '请求的接口不存在' })
  expect(await services.call('main', 'nothing', { language: 'EN' })).toMatchObject({
    http: 404,
    error: m.service_not_found({}, { locale: 'en-US' })
  })
  const wrong = await services.call('passport', 'login')
  expect(wrong).toMatchObject({ http: 405, status: 405, error: '不支持的请求方法' })
  expect(wrong.headers.get('Allow')).toBe('POST')
})

test('no answer is cached or sniffed', async () => {
  const answers = await Promise.all([
    services.call('main', 'slideshow/list'),
    services.call('passport', 'user/current-user'),
    services.call('passport', 'nothing'),
    services.call('passport', 'login'),
    services.call('passport', 'login', { text: '{' })
  ])
  for (const { headers } of answers) {
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('an unreadable body is rejected', async () => {
  const send = (text: string, type?: string) => services.call('passport', 'login', { text, type })
  expect(await send('{')).toMatchObject({ http: 400, error: '请求内容无法识别' })
  expect(await send('[]')).toMatchObject({ http: 400 })
  expect(await send('null')).toMatchObject({ http: 400 })
  expect(await send('{}')).toMatchObject({ http: 400, field: 'phone', error: '请输入正确的手机号或邮箱' })
  expect(await send('{"phone":{"$ne":1}}')).toMatchObject({ http: 400, field: 'phone' })
  expect(await send(`{"phone":"13800000000","password":"plain"}`)).toMatchObject({ http: 400, field: 'password' })
  expect(await send('hello', 'text/plain')).toMatchObject({ http: 415, error: '不支持的请求格式' })
  const form = await services.call('passport', 'user/register', { form: { phone: '13800000000' } })
  expect(form).toMatchObject({ http: 415 })
})

test('an unexpected error is answered without its cause, and logged without personal data', async () => {
  await services.passportDb.prepare('ALTER TABLE attempts RENAME TO gone').run()
  services.site.logs.length = 0
  const answer = await services.call('passport', 'login', { form: { phone: '13900001111', password }, language: 'EN' })
  await services.passportDb.prepare('ALTER TABLE gone RENAME TO attempts').run()
  expect(answer).toMatchObject({ http: 500, status: 500, error: 'Something went wrong on our side. Please try again later' })
  await eventually(() => expect(services.site.logs.join('\n')).toContain('unexpected'))
  const logged = services.site.logs.join('\n')
  expect(logged).not.toContain('13900001111')
})
