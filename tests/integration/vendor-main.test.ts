import { afterAll, expect, test } from 'vitest'
import { driverVersion, importToolVersion } from '../../src/content/versions.ts'
import type { Locale } from '../../src/contract/locale.ts'
import { m } from '../../src/paraglide/messages.js'
import { startTestSite } from '../support/site.ts'
import { fromEach, sitemapOf } from '../support/sitemap.ts'
import { mainBase, startUpstream } from '../support/upstream.ts'

/* A vendor's own main API that has the eight calls of spec §7 and no other one. */

const noEntries = { items: [], total: 0, isTotalLimited: false, pages: 0, next: null }
const calls: Readonly<Record<string, unknown>> = {
  'POST add/userInfo': {},
  'POST userInfo/userSatisfactionSurvey': {},
  'POST downloadRecord/add': {},
  'GET downloadCentre/list': [],
  'GET videoCentre/list': noEntries,
  'GET video/types': [],
  'GET videoCentre/list-type': [],
  'GET slideshow/list': []
}

const upstream = await startUpstream()
// On Node, because nothing here depends on the host and such a site starts at once.
const site = await startTestSite({ vars: { USER_SERVICE_BASE: `${upstream.url}${mainBase}` }, reachable: [upstream.url] }, 'node')
afterAll(async () => {
  await site.close()
  await upstream.close()
})

/** A main with this answer to unknown calls. */
function answerWith(status: number, type: string, body: string): void {
  upstream.respondWith((response, { method, call }) => {
    const name = `${method} ${call.replace(/^\//, '')}`
    if (name in calls) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status: 200, data: calls[name] }))
    } else response.writeHead(status, { 'Content-Type': type }).end(body)
  })
}

/** Faults of the page; empty if it works. */
async function faultOf(path: string, host: string, locale: Locale): Promise<string[]> {
  const visit = () => site.visit(path, { host, headers: { 'User-Agent': 'Googlebot/2.1' } })
  let { status, body } = await visit()
  // Site and main share this process, so that a page may wait too long for its data. Then the next one has it.
  if (status === 503) ({ status, body } = await visit())
  if (status !== 200) return [`${path}: ${status}`]
  return body.includes(m.page_unavailable({}, { locale })) ? [`${path}: says that it is unavailable`] : []
}

const noCall = (status: number) => JSON.stringify({ status, error: 'no such call' })

/** The whole sitemap of each host, before the tests: it takes longest. */
const crawled: [status: number, host: string, pages: number, faults: string[]][] = []
for (const [status, host, locale] of [
  [404, 'localhost', 'zh-CN'],
  [501, 'www.galaxy.localhost', 'en-US']
] as const) {
  answerWith(status, 'application/json', noCall(status))
  const paths = await sitemapOf(site, host)
  crawled.push([status, host, paths.length, (await fromEach(paths, (path) => faultOf(path, host, locale))).flat()])
}

test.each(crawled)(
  'with %d for every other call, every page of the sitemap of %s is there, without an error',
  (_status, _host, pages, faults) => {
    expect(faults).toEqual([])
    expect(pages).toBeGreaterThan(50)
  }
)

test('a server that answers unknown calls with a page of its own leaves the lists empty', async () => {
  answerWith(404, 'text/html', '<h1>Not found</h1>')
  // With a query, because the pages without one are cached.
  const lists = ['/news', '/joinus', '/center/activity', '/center/research', '/center/school', '/center/consultancy']
  expect((await fromEach(lists, (path) => faultOf(`${path}?page=1`, 'localhost', 'zh-CN'))).flat()).toEqual([])
})

test('without downloads the trial page still names drivers and tools with their versions', async () => {
  const { body } = await site.visit('/download')
  expect(body).toContain(`>${driverVersion}</td>`)
  expect(body).toContain(`>${importToolVersion}</td>`)
})

test('a detail without a call of main is a missing page', async () => {
  expect((await site.visit('/news/detail?id=1')).status).toBe(404)
})
