import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readProxies } from './client.ts'
import { describeProxyFault, type ProxyFault, watchProxies } from './proxy-watch.ts'

/** A watch that trusts this machine, and its reports. */
function watched() {
  const reports: (ProxyFault | undefined)[] = []
  const watch = watchProxies(readProxies('127.0.0.1'), (fault) => void reports.push(fault))
  const ask = (remoteAddress: string, headers: IncomingHttpHeaders, times = 1) => {
    for (let count = 0; count < times; count += 1) watch({ headers, socket: { remoteAddress } } as IncomingMessage)
  }
  return { reports, ask }
}

const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
/** A header that browsers send on https only. */
const fromBrowser = { 'sec-fetch-site': 'none' }

test('a proxy that is not trusted is reported once, after a hundred requests in succession', () => {
  const { reports, ask } = watched()
  ask('172.17.0.1', forwarded, 100)
  expect(reports).toEqual([])
  ask('172.17.0.1', forwarded, 100)
  expect(reports).toEqual([{ address: '172.17.0.1' }])
  expect(reports.map((fault) => fault && describeProxyFault(fault))).toEqual([
    'every request comes from 172.17.0.1, which GALAXY_TRUSTED_PROXIES does not name'
  ])
})

test('visitors who use https although nobody says so are reported: behind a trusted proxy that does not, and behind a public one', () => {
  for (const [address, headers] of [
    ['127.0.0.1', { ...fromBrowser, 'x-forwarded-for': '203.0.113.7' }],
    ['8.8.4.4', { ...fromBrowser, ...forwarded }]
  ] as const) {
    const { reports, ask } = watched()
    ask(address, headers, 101)
    expect(reports).toEqual([{ address: undefined }])
  }
})

test('a request that comes as it should ends the report, and keeps it from being made', () => {
  const { reports, ask } = watched()
  for (let round = 0; round < 3; round += 1) {
    ask('172.17.0.1', forwarded, 90)
    ask('127.0.0.1', { ...fromBrowser, ...forwarded })
  }
  expect(reports).toEqual([])
  ask('172.17.0.1', forwarded, 101)
  ask('127.0.0.1', { ...fromBrowser, ...forwarded }, 5)
  expect(reports).toEqual([{ address: '172.17.0.1' }, undefined])
})

test('a monitor that asks the server itself is no proxy', () => {
  const { reports, ask } = watched()
  ask('127.0.0.1', {}, 500)
  ask('10.0.0.7', {}, 500)
  expect(reports).toEqual([])
})
