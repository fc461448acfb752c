import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { root } from '../root'
import { type Load, load, summarize } from './load'
import { startOnNode } from './node-site'
import { login, preview, queried, redirected, userAgent } from './requests'
import { freePort } from './runtime'

const rounds = 10
const seconds = 1
const compressed = { 'Accept-Encoding': 'br' }

interface Answer {
  bytes: Buffer
  headers: Record<string, string>
}

/** A page as the server sends it from its cache: `fetch` would decode it. */
async function cachedPage(port: number, path: string, more: Record<string, string>): Promise<Answer> {
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { Host: 'localhost', 'User-Agent': userAgent, ...more }
      get({ host: '127.0.0.1', port, path, headers }, (answer) => {
        const added = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']
        const described = Object.entries(answer.headersDistinct).filter(([name]) => !added.includes(name))
        buffer(answer).then(
          (bytes) => resolve({ bytes, headers: Object.fromEntries(described.map(([name, values]) => [name, String(values)])) }),
          reject
        )
      }).once('error', reject)
    })
  await ask()
  return ask()
}

/** A server that only sends the answer. */
async function startBare(folder: string, name: string, { bytes, headers }: Answer) {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [join(root, 'scripts/bench/bare-node.ts'), String(port), file, JSON.stringify(headers)],
    {
      stdio: ['ignore', 'ignore', 'inherit']
    }
  )
  for (let isUp = false; !isUp; ) {
    isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, pid: server.pid ?? 0, stop: () => server.kill() }
}

/** Measures the built home page on Node, beside a bare server that sends the same bytes with the same headers. */
export async function measureNode() {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-node-'))
  const site = await startOnNode(join(folder, 'state'))
  const plain = await startBare(folder, 'plain', await cachedPage(site.port, '/', {}))
  const br = await startBare(folder, 'br', await cachedPage(site.port, '/', compressed))
  const withQuery = await startBare(folder, 'query', await cachedPage(site.port, queried, {}))
  const { etag = '' } = (await cachedPage(site.port, '/', {})).headers
  const cases = {
    bare: () => load(plain, seconds),
    cached: () => load(site, seconds),
    cachedWithLogin: () => load(site, seconds, { headers: login }),
    bareWithQuery: () => load(withQuery, seconds),
    cachedWithQuery: () => load(site, seconds, { path: queried }),
    bareCompressed: () => load(br, seconds, { headers: compressed }),
    cachedCompressed: () => load(site, seconds, { headers: compressed }),
    rendered: () => load(site, seconds, { headers: preview }),
    notModified: () => load(site, seconds, { headers: { 'If-None-Match': etag }, expected: '3xx' }),
    redirect: () => load(site, seconds, { path: redirected, expected: '3xx' })
  }
  type Case = keyof typeof cases
  const names = Object.keys(cases).filter((name): name is Case => name in cases)
  const measured = new Map<Case, Load[]>(names.map((name) => [name, []]))
  console.log(`Warming up, then ${rounds} rounds of ${seconds} s each, 16 connections …`)
  for (const name of names) await cases[name]()
  for (let round = 0; round < rounds; round += 1) {
    // Alternates between the cases, so that other load of the machine affects all of them.
    for (const name of names) measured.get(name)?.push(await cases[name]())
  }
  plain.stop()
  br.stop()
  withQuery.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })

  const loads = summarize(measured, (name) =>
    name.endsWith('Compressed') ? 'bareCompressed' : name.endsWith('WithQuery') ? 'bareWithQuery' : 'bare'
  )
  console.table(loads)
  return loads
}
