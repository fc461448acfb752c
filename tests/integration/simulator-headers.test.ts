import { afterAll, expect, test } from 'vitest'
import { serveSite } from '../../scripts/local-site.ts'
import { freshState } from '../support/fresh-state.ts'
import { openRequest, readAnswer } from '../support/request.ts'

/** The site as `npm start` serves it: past the simulator's entrance, which other tests use to reach services and https. */
const site = await serveSite({ port: 0, state: await freshState(), ownEntrance: true, log: () => undefined })
afterAll(() => site.close())

const ask = async (path: string, headers = {}) => readAnswer(await openRequest(site.address, path, 'call', { headers }))

test.each([
  ['MF-Route-Override', 'galaxy-passport'],
  ['MF-Route-Override', ''],
  ['MF-Original-URL', 'https://www.galaxy.example/galaxy/user/current-user'],
  ['X-Forwarded-Proto', 'https'],
  ['MF-CF-Blob', '{"clientIp":"1.2.3.4"}'],
  ['MF-Proxy-Shared-Secret', 'guessed']
])('a started site ignores the header of the simulator «%s: %s»', async (name, value) => {
  // A path of passport's, which the edge does not have.
  const path = '/galaxy/user/current-user'
  const claimed = await ask(path, { [name]: value })
  expect([claimed.status, claimed.body]).toEqual([404, (await ask(path)).body])
  // A page, whose answer to https has HSTS.
  const page = await ask('/aboutus', { [name]: value })
  expect([page.status, page.headers['strict-transport-security']]).toEqual([200, undefined])
})

test('the tools of the simulator are not reachable', async () => {
  for (const path of ['/cdn-cgi/local/platform-proxy', '/cdn-cgi/local/scheduled', '/cdn-cgi/local/explorer']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
})

test('pages and files arrive compressed, as from the platform', async () => {
  for (const [path, text] of [
    ['/', '<html'],
    ['/favicon.svg', '<svg']
  ] as const) {
    const answer = await fetch(new URL(path, site.address), { headers: { 'Accept-Encoding': 'gzip' } })
    expect([path, answer.headers.get('Content-Encoding')]).toEqual([path, 'gzip'])
    expect(await answer.text()).toContain(text)
  }
})

test('the icon replaces preview pictures, which a start does not draw, and nothing else', async () => {
  const picture = (path: string) => fetch(new URL(path, site.address))
  const [drawn, missing] = [await picture('/og/nowhere.zh-CN.png'), await picture('/nowhere.zh-CN.png')]
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(missing.status).toBe(404)
  await Promise.all([drawn.arrayBuffer(), missing.arrayBuffer()])
})
