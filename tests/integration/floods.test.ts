import { rm } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { answerEncoder } from '../../hosts/node/encoding.ts'
import { openSite } from '../../hosts/node/site.ts'
import { newCertificateKey } from '../../scripts/exam/new-key.ts'
import { root } from '../../scripts/root.ts'
import { freshState } from '../support/fresh-state.ts'
import { size } from '../support/sizes.ts'

/*
 * Floods of requests that differ in each part of a cache key must not grow memory beyond the bounds of the stores. On Node, where
 * one process has every store of the site (docs/architecture.md, «Held in memory»).
 */

/** A third is enough: a store without a bound would grow by 20 MB. */
const requests = size(30_000, 10_000)
/** Characters that are different in each request. */
const padding = 'y'.repeat(2000)
/** Room for stores of pages, requests and encodings that are not full, and for uncollected garbage. */
const allowedGrowth = 16 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const state = await freshState('node')
const site = await openSite({
  root,
  state,
  vars: {
    passport: { PASSWORD_HASH_COST: 10 },
    main: { FILE_LINK_SECRET: 'a secret of the tests with forty letters', DNS_RESOLVER_URL: '' },
    exam: { CERTIFICATE_KEY: newCertificateKey() }
  },
  isAddressKnown: false,
  withOutbox: false,
  log: () => undefined
})
const encode = answerEncoder()
afterAll(async () => {
  await site.close()
  await rm(state, { recursive: true, force: true })
})

interface FloodRequest {
  path: string
  host?: string
  cookie?: string
}

async function send({ path, host = 'localhost', cookie }: FloodRequest): Promise<number> {
  const headers = new Headers({ 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' })
  if (cookie !== undefined) headers.set('Cookie', cookie)
  const request = new Request(`http://${host}${path}`, { headers })
  const response = await site.fetch(request)
  const { status } = response
  const answer = await encode(request, response)
  if (answer instanceof Response) await answer.arrayBuffer()
  return status
}

async function flood(from: number, to: number, requestOf: (number: number) => FloodRequest): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let number = from; number < to; number += 20) {
    const answers = Array.from({ length: 20 }, (_, index) => send(requestOf(number + index)))
    for (const status of await Promise.all(answers)) statuses.add(status)
  }
  return statuses
}

/** Bytes in use after garbage collection. Signals and streams are released some event loop turns later. */
async function memoryInUse(): Promise<number> {
  const sizes: number[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    collect()
    const { heapUsed, external } = process.memoryUsage()
    sizes.push(heapUsed + external)
  }
  return Math.min(...sizes)
}

test.each<[string, (number: number) => FloodRequest]>([
  ['queries of a page', (number) => ({ path: `/robots.txt?x=${number}${padding}` })],
  ['cookies of a page', (number) => ({ path: '/book', cookie: `a=${number}${padding}` })],
  ['short cookies of a page', (number) => ({ path: '/book', cookie: `a=${number}` })],
  ['hosts of a page', (number) => ({ path: '/book', host: `h${number}.example` })],
  ['queries of a call', (number) => ({ path: `/api/exam/public/issuer?x=${number}${padding}` })]
])('distinct %s do not grow memory', async (_, requestOf) => {
  await flood(0, 3000, requestOf)
  const before = await memoryInUse()
  expect(await flood(3000, 3000 + requests, requestOf)).toEqual(new Set([200]))
  expect((await memoryInUse()) - before).toBeLessThan(allowedGrowth)
})

test('distinct database statements do not grow memory', async () => {
  const { main } = site.databases
  if (!main) throw new Error('main has no database')
  const run = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) await main.prepare(`SELECT ${number} -- ${padding}`).all()
  }
  await run(0, 3000)
  const before = await memoryInUse()
  await run(3000, 3000 + requests)
  expect((await memoryInUse()) - before).toBeLessThan(allowedGrowth)
})
