import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inboxListSchema } from '../../../src/contract/inbox'
import { userInfoSavedSchema } from '../../../src/contract/user-info'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* Requests for a notice when a certification opens: a consent that its receipt withdraws. */

const services = await sharedServices()
const { call, mainDb } = services
const staff = await addAtDesk(services, ['staff'])

const notice = { certifications: ['GBCM', 'GBCP'], email: 'wang@galaxy.example' }
const ask = (json: Record<string, unknown>, key: string) =>
  call('main', 'userInfo/certificationNotice', { json, headers: { 'Idempotency-Key': key } })
const inbox = async (state: string) => {
  const { data } = await call('main', `desk/inbox/list?kind=notice&state=${state}`, { token: staff.token })
  return v.parse(inboxListSchema, data).items
}
const rows = async () => (await mainDb.prepare('SELECT * FROM certification_notices').all()).results
const withdraw = (receipt: string) => call('main', 'userInfo/withdrawNotice', { json: { receipt } })

test('a request is stored once, is in the inbox and its export, and its receipt erases it', async () => {
  const key = crypto.randomUUID()
  const [first, again] = [await ask(notice, key), await ask(notice, key)]
  const saved = v.parse(userInfoSavedSchema, first.data)
  expect(v.parse(userInfoSavedSchema, again.data).id).toBe(saved.id)
  expect(await rows()).toMatchObject([{ id: saved.id, certifications: '["GBCP","GBCM"]', email: notice.email }])
  // Nothing promises a day: it is answered when the certification opens.
  expect(await inbox('open')).toMatchObject([{ reference: saved.reference, kind: 'notice', email: notice.email, dueOn: null }])
  const file = await services.site.request('galaxy-main', '/web/user/desk/inbox/export', {
    method: 'POST',
    headers: { Authorization: staff.token, 'Content-Type': 'application/json', Language: 'EN' },
    body: { kind: 'notice' }
  })
  expect(file.body).toContain('"Certification notice"')
  expect(file.body).toContain('GBCP, GBCM')
  expect(file.body).toContain(notice.email)

  expect((await withdraw(saved.id)).http).toBe(200)
  expect(JSON.stringify(await rows())).not.toContain('wang')
  expect(await inbox('open')).toEqual([])
  expect(await inbox('all')).toMatchObject([{ reference: saved.reference, isErased: true, email: null }])
})

test('a request without a certification, with an address that is none, or with an unknown receipt is refused', async () => {
  const before = await rows()
  expect(await ask({ ...notice, certifications: [] }, crypto.randomUUID())).toMatchObject({ http: 400, field: 'certifications' })
  expect(await ask({ ...notice, email: 'wang' }, crypto.randomUUID())).toMatchObject({ http: 400, field: 'email' })
  expect(await ask({ ...notice, email: 'a@mailinator.com' }, crypto.randomUUID())).toMatchObject({ http: 400, field: 'email' })
  expect(await withdraw(crypto.randomUUID())).toMatchObject({ http: 404, field: 'receipt' })
  expect(await withdraw('x')).toMatchObject({ http: 400, field: 'receipt' })
  expect(await rows()).toEqual(before)
})
