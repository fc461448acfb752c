import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { modulesOf } from '../../../scripts/local-config'
import { root } from '../../../scripts/root'
import { descriptions } from '../../../services/outbox/openapi/apis'
import { rowsOf } from '../../../src/contract/api/call'
import { passport } from '../../../src/contract/api/passport'
import { siteOriginHeader } from '../../../src/contract/headers'
import { password, registerAccount, sharedServices } from './harness'

/*
 * Compares the OpenAPI description of passport with the running service; services/outbox/openapi/describe.test.ts compares
 * the descriptions with the schemas.
 */

const services = await sharedServices()

test.each(Object.entries(descriptions()))('the local outbox shows the description of %s', async (api, description) => {
  const response = await services.site.request('galaxy-outbox', `/__openapi/${api}`)
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toContain('application/json')
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(description)))
})

test('an API that does not exist has no description', async () => {
  expect((await services.site.request('galaxy-outbox', '/__openapi/desk')).status).toBe(404)
})

test('the deployed workers do not contain the generator of the descriptions', () => {
  const code = (worker: string) =>
    modulesOf(join(root, 'dist', worker, 'index.js'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('')
  expect(code('galaxy_outbox')).toContain('json-schema.org')
  expect(code('galaxy_passport')).not.toContain('json-schema.org')
  expect(code('galaxy_main')).not.toContain('json-schema.org')
  expect(code('galaxy_exam')).not.toContain('json-schema.org')
})

const send = (path: string, method: string, token?: string) =>
  services.call('passport', path.replace('/galaxy/', ''), {
    method,
    ...(method === 'POST' && { json: {} }),
    token
  })

test('without a session the calls that need one answer 403, and no other does', async () => {
  for (const { path, method, call } of rowsOf(passport)) {
    const { http } = await send(path, method)
    expect([path, http === 403]).toEqual([path, call.access === 'session' || call.access === 'token'])
  }
  const code = await services.call('passport', 'user/get-code?phone=13800009999&type=3')
  expect(code.http).toBe(403)
})

test('the answer of a call matches its description', async () => {
  const { phone, token } = await registerAccount(services)
  await services.call('passport', 'user/edit-user', { token, json: { company: '某公司' } })
  for (const { path, method, call } of rowsOf(passport)) {
    const { data } = call
    if (method !== 'GET' || !data) continue
    const answer = await send(path, method, token)
    expect(answer.http).toBe(200)
    expect([path, v.parse(data, answer.data)]).toEqual([path, answer.data])
  }
  const headers = { [siteOriginHeader]: 'http://localhost:8787' }
  const ask = (path: string, json: object) => services.call('passport', path, { token, json, headers })
  const creation = await ask('user/passkey-options', { password })
  expect(v.parse(passport['POST /galaxy/user/passkey-options'].data, creation.data)).toEqual(creation.data)
  const challenge = await ask('passkey/options', {})
  expect(v.parse(passport['POST /galaxy/passkey/options'].data, challenge.data)).toEqual(challenge.data)
  const deleted = await services.call('passport', 'user/delete-account', { token, json: { password } })
  expect(v.parse(passport['POST /galaxy/user/delete-account'].data, deleted.data)).toEqual(deleted.data)
  const restored = await services.call('passport', 'login', { form: { phone, password } })
  expect(v.parse(passport['POST /galaxy/login'].data, restored.data)).toEqual(restored.data)
  expect(restored.data).toMatchObject({ restored: true })
})
