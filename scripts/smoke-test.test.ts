import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { smokeTest } from './smoke-test'

let server: Server | undefined
afterEach(() => server?.close())

/** Serves the answers by path; any other path is 404. @returns the profiles of the site */
async function serve(answers: Record<string, [status: number, body: string]>): Promise<unknown> {
  const started = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? [404, '']
    response.writeHead(status).end(body)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return [{ origin: `http://127.0.0.1:${address.port}`, defaultLocale: 'zh-CN', hosts: [] }]
}

const working: Record<string, [number, string]> = {
  '/': [200, '<!DOCTYPE html><html lang="zh-CN"><link href="/assets/site-1.css">'],
  '/assets/site-1.css': [200, ''],
  '/api/main/slideshow/list': [200, '{"status":200,"data":[]}'],
  '/api/exam/public/outline': [200, '{"status":200,"data":{}}'],
  '/api/passport/galaxy/user/current-user': [403, '{"status":403,"error":"…"}']
}
const faultsOf = async (changed: Record<string, [number, string]>) =>
  (await smokeTest(await serve({ ...working, ...changed }))).flatMap(({ probe, fault }) =>
    fault === undefined ? [] : [`${probe.replace(/^http:\/\/[^/]+/, '')}: ${fault}`]
  )

test('a site that works has no fault', async () => {
  expect(await smokeTest(await serve(working))).toHaveLength(5)
  expect(await faultsOf({})).toEqual([])
})

test.each([
  ['/', [500, ''], '/ in zh-CN: it answers 500'],
  ['/', [200, '<html lang="en-US"><link href="/assets/site-1.css">'], '/ in zh-CN: the page is not in zh-CN'],
  ['/', [200, '<html lang="zh-CN">'], '/ in zh-CN: the page names no script and no style'],
  ['/assets/site-1.css', [404, ''], '/assets/site-1.css: it answers 404'],
  ['/api/exam/public/outline', [502, '{"status":502}'], '/api/exam/public/outline: it answers 502'],
  ['/api/main/slideshow/list', [404, 'gone'], '/api/main/slideshow/list: it answers 404 without an answer of the API']
] as const)('a fault at %s is named', async (path, answer, fault) => {
  expect(await faultsOf({ [path]: [...answer] })).toEqual([fault])
})

test('a site that nobody reaches is a fault of every probe', async () => {
  const profiles = await serve(working)
  server?.close()
  server = undefined
  const findings = await smokeTest(profiles)
  expect(findings.map(({ fault }) => fault)).toEqual(Array(4).fill(expect.stringMatching(/^fetch failed \(.+\)$/)))
})
