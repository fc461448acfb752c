import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginCookie } from '../../../src/contract/cookies'
import { downloadRecordSavedSchema } from '../../../src/contract/download-records'
import { m } from '../../../src/paraglide/messages.js'
import { withoutBreaks } from '../../support/markup.ts'
import { downloadRecord } from '../../support/submissions'
import { registerAccount, sharedServices } from './harness'

/* Trials and the packages of editions are for logged-in users (spec §6): the answers of main and the edge to everybody else. */

const services = await sharedServices()
const { token } = await registerAccount(services)
/** A token that no login has: the session is over. */
const expired = 'E'.repeat(43)

const headers = { 'Sec-Fetch-Site': 'same-origin' }
const rows = async (sql: string) => (await services.mainDb.prepare(sql).all()).results
const count = async (table: string) => (await rows(`SELECT count(*) AS n FROM ${table}`))[0]?.n

const partner = {
  kind: 'partner',
  name: '李晓',
  phone: '13900000000',
  email: 'li@example.com',
  company: '某公司',
  position: '工程师',
  city: '上海'
}
const application = { ...partner, wants: ['trial'], edition: 'advanced' }
const record = { ...downloadRecord, kind: 'download' }

const add = (json: object, login?: string, language: 'CN' | 'EN' = 'CN') =>
  services.call('main', 'add/userInfo', { json, language, token: login })
const download = (json: object, login?: string) => services.call('main', 'downloadRecord/add', { json, token: login })
const saved = (answer: { data?: unknown }) => v.parse(downloadRecordSavedSchema, answer.data)

test.each([
  ['no login', undefined],
  ['a login that is over', expired]
])('an application for a trial with %s is refused with 401 and not stored', async (_, login) => {
  for (const body of [application, { ...partner, wants: ['download'], edition: 'free' }]) {
    const before = await count('partner_requests')
    const refused = { http: 401, status: 401, error: m.service_trial_needs_login({}, { locale: 'en-US' }) }
    expect(await add(body, login, 'EN')).toMatchObject(refused)
    expect(await count('partner_requests')).toBe(before)
  }
})

test('an application of a logged-in user is stored with its edition', async () => {
  expect(await add(application, token)).toMatchObject({ http: 200, data: { id: expect.any(String) } })
  expect(await rows("SELECT edition, wants FROM partner_requests WHERE edition = 'advanced'")).toEqual([
    { edition: 'advanced', wants: '["trial"]' }
  ])
})

test('a trial and a download that a visitor ticks in a partner’s request are stored as interests', async () => {
  expect((await add({ ...partner, wants: ['trial', 'download'], edition: '', city: '杭州' })).http).toBe(200)
  expect(await rows("SELECT edition, wants FROM partner_requests WHERE city = '杭州'")).toEqual([
    { edition: null, wants: '["download","trial"]' }
  ])
  const answer = await services.site.visit('/partner/connect', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...partner, wants: 'trial', city: '宁波' })
  })
  const body = withoutBreaks(answer)
  expect(answer.status).toBe(200)
  expect(body).toContain(m.partners_sent_interest({}, { locale: 'zh-CN' }))
  expect(body).not.toContain(m.partners_trial_sent_title({}, { locale: 'zh-CN' }))
})

test.each([
  ['no login', undefined],
  ['a login that is over', expired]
])('the package of an edition is refused with 401 to %s, by the statement and by a receipt', async (_, login) => {
  const { receipt } = saved(await download({ ...record, kind: 'research' }))
  const before = await count('download_records')
  for (const body of [record, { consent: 'receipt', kind: 'download', id: 1, receipt: receipt.id }]) {
    const answer = await download(body, login)
    expect(answer).toMatchObject({ http: 401, status: 401, error: m.service_package_needs_login({}, { locale: 'zh-CN' }) })
    expect(answer.data).toBeUndefined()
  }
  expect(await count('download_records')).toBe(before)
})

test('a logged-in user gets the package; reports and drivers need the statement only', async () => {
  const { link } = saved(await download(record, token))
  expect(link.address).toContain('/file/gated/editions/')
  expect((await services.site.call(link.address)).status).toBe(200)
  expect((await services.site.call(link.address.replace(/\?.*/, ''))).status).toBe(404)
  expect((await download({ ...record, kind: 'research' })).http).toBe(200)
  expect((await download({ ...record, id: 5 })).http).toBe(200)
})

test('an entry of another kind with the file of a package is no way around the login', async () => {
  const other = 'SELECT max(id) + 1 FROM downloads'
  await rows(`INSERT INTO downloads (id, language, title, summary, is_sample, kind, place, version, released_on, file_key,
    file_name, file_bytes, file_sha256, file_media_type, publish_from, publish_until)
    SELECT (${other}), language, title, summary, is_sample, 'tool', 9, version, released_on, file_key, file_name, file_bytes,
    file_sha256, file_media_type, publish_from, publish_until FROM downloads WHERE id = 1 AND language = 'zh-CN'`)
  const [added] = await rows('SELECT max(id) AS id FROM downloads')
  const answer = await download({ ...record, id: Number(added?.id) })
  await services.mainDb.prepare('DELETE FROM downloads WHERE id = ?').bind(added?.id).run()
  expect(answer.http).toBe(401)
})

test('the list names no address of a package, also one that is stored as an open file', async () => {
  const editions = async () =>
    v
      .parse(
        v.array(v.looseObject({ kind: v.string(), file: v.unknown() })),
        (await services.call('main', 'downloadCentre/list')).data
      )
      .filter(({ kind }) => kind === 'edition')
  expect((await editions())[0]?.file).toMatchObject({ name: 'single-free-3.0.3-sample.zip', address: null })
  await rows("UPDATE downloads SET file_key = replace(file_key, 'gated/', 'open/') WHERE id = 1")
  const open = await editions()
  await rows("UPDATE downloads SET file_key = replace(file_key, 'open/', 'gated/') WHERE id = 1")
  expect(open.map(({ file }) => file)).toEqual([null, null, null, null])
})

test('the edge passes the 401 on and keeps the login', async () => {
  const json = { 'Content-Type': 'application/json' }
  for (const [path, body] of [
    ['add/userInfo', application],
    ['downloadRecord/add', record]
  ] as const) {
    const answer = await services.site.call(`/api/main/${path}`, {
      method: 'POST',
      body,
      headers: json,
      cookies: { [loginCookie]: expired }
    })
    expect([answer.status, answer.json().status]).toEqual([401, 401])
    expect(Object.keys(answer.cookies)).not.toContain(loginCookie)
  }
})

test('without scripts and a login, the application and the download show what was typed and how to go on', async () => {
  const typed = { ...application, wants: 'trial' }
  const applied = await services.site.visit('/partner/connect?want=trial&about=advanced', {
    method: 'POST',
    headers,
    body: new URLSearchParams(typed)
  })
  const asked = await services.site.visit('/center/download?type=download&id=1', {
    method: 'POST',
    headers,
    body: new URLSearchParams(Object.entries({ ...record, language: 'ZH' }).map(([name, value]) => [name, String(value)]))
  })
  for (const { status, body } of [applied, asked]) {
    expect(status).toBe(401)
    expect(body).toContain('class="form-failure"')
    expect(body).not.toContain('class="form-sent"')
    expect(body).not.toMatch(/href="[^"]*\/file\//)
  }
  expect(applied.body).toContain('value="某公司"')
  expect(asked.body).toContain('value="王小明"')
  const logged = { [loginCookie]: token }
  const accepted = await services.site.visit('/partner/connect?want=trial&about=advanced', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...typed, city: '苏州' }),
    cookies: logged
  })
  expect([accepted.status, withoutBreaks(accepted).includes(m.partners_trial_sent_title({}, { locale: 'zh-CN' }))]).toEqual([
    200,
    true
  ])
})
