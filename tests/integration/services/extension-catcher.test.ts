import { createServer } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { caughtSchema } from '../../../src/contract/editor-server'
import { forbiddenAddresses } from '../../support/forbidden-addresses'
import { jpeg, png, pngOfSize, zip } from '../../support/sample-files'
import { startServices } from './harness'
import { addAtDesk } from './stored-accounts'

/*
 * A server stands for the whole internet, so that it sees every connection that the catcher makes: the questions to the
 * resolver, and any connection that must not be made.
 */

interface Web {
  /** Addresses by name; a name that is missing does not resolve. */
  names: Record<string, string[] | (() => string[])>
  /** Answers by address. */
  pages: Record<string, { status?: number; headers?: Record<string, string>; body?: Buffer }>
}
let web: Web = { names: {}, pages: {} }
/** Every called address but those of the resolver. */
const connections: string[] = []
const resolver = 'https://dns.example/resolve'

const internet = createServer((incoming, response) => {
  const called = new URL(String(incoming.headers['x-called']))
  if (called.href.startsWith(resolver)) {
    const [name = '', type] = [called.searchParams.get('name') ?? '', called.searchParams.get('type')]
    const known = web.names[name]
    const addresses = typeof known === 'function' ? (type === '1' ? known() : []) : known
    if (addresses?.includes('broken')) return response.writeHead(500).end()
    const isOfType = (address: string) => address.includes(':') === (type === '28')
    const alias = { name, type: 5, TTL: 60, data: 'alias.example.' }
    const records = (addresses ?? []).filter(isOfType).map((data) => ({ name, type: Number(type), TTL: 60, data }))
    response.setHeader('Content-Type', 'application/dns-json')
    return response.end(JSON.stringify({ Status: addresses ? 0 : 3, Answer: [alias, ...records] }))
  }
  connections.push(called.href)
  const page = web.pages[called.href]
  return response.writeHead(page?.status ?? (page ? 200 : 404), page?.headers ?? {}).end(page?.body)
})
await new Promise<void>((resolve) => internet.listen(0, '127.0.0.1', resolve))
const listening = internet.address()
const port = listening && typeof listening === 'object' ? listening.port : 0
const services = await startServices({
  internet: `http://127.0.0.1:${port}/`,
  mainVars: { DNS_RESOLVER_URL: resolver, EDITOR_JSONP_ORIGIN: 'https://docs.example' }
})
const author = await addAtDesk(services, ['author'])
const { site, mainDb } = services
afterAll(async () => {
  await services.close()
  internet.close()
})

const publicAddress = '93.184.216.34'
beforeEach(async () => {
  web = { names: { 'images.example': [publicAddress, '2606:2800:220:1:248:1893:25c8:1946'] }, pages: {} }
  connections.length = 0
  await mainDb.prepare('DELETE FROM submissions').run()
})

async function request(sources: readonly string[], token: string | undefined = author.token) {
  const body = new URLSearchParams(sources.map((source): [string, string] => ['source[]', source])).toString()
  const headers = { Authorization: token, Language: 'EN', 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  return site.request('galaxy-main', '/website/extention/api/admin/config?action=catchimage', { method: 'POST', body, headers })
}

async function caught(...sources: string[]) {
  const answer = await request(sources)
  expect(answer.status).toBe(200)
  return v.parse(caughtSchema, answer.json())
}

/** The states of the entries; that they repeat their sources exactly is checked along. */
async function statesOf(sources: readonly string[]): Promise<string[]> {
  const { list } = await caught(...sources)
  expect(list.map(({ source }) => source)).toEqual(sources)
  return list.map(({ state }) => state)
}

const image = (body = png(), type = 'image/png') => ({ headers: { 'Content-Type': type }, body })

test('images are fetched, named by their content, and each source is repeated as it was written', async () => {
  web.pages['https://images.example/a/logo.php?id=1&x=%20'] = image(jpeg(), 'application/octet-stream')
  web.pages['https://images.example/b.png'] = image()
  const sources = [
    'https://images.example/a/logo.php?id=1&x=%20',
    'http://IMAGES.example:80/b.png#top',
    'https://images.example/missing.png',
    'https://images.example/b.png'
  ]
  const { state, list } = await caught(...sources)
  expect(state).toBe('SUCCESS')
  expect(list).toMatchObject(
    [
      {
        state: 'SUCCESS',
        source: sources[0],
        original: 'logo.jpg',
        size: jpeg().length,
        url: /\/api\/main\/file\/media\/image\/.*\.jpg$/
      },
      { state: 'SUCCESS', source: sources[1], original: 'b.png' },
      { state: 'FAIL', source: sources[2] },
      { state: 'SUCCESS', source: sources[3] }
    ].map((entry) => ('url' in entry ? { ...entry, url: expect.stringMatching(entry.url ?? '') } : entry))
  )
  const stored = await mainDb.prepare("SELECT name FROM media WHERE uploader = ? AND kind = 'image'").bind(author.id).all()
  expect(stored.results).toHaveLength(3)
})

/** An IPv4 address in the spellings that parsers have understood. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = (value: number) => `0x${value.toString(16)}`
  const octal = (value: number) => `0${value.toString(8)}`
  return [
    address,
    `${address}.`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    address.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `${address}:80`,
    `user@${address}`,
    `images.example@${address}`,
    `unknown.example#@${address}`
  ]
}

test('250 addresses and more that lead elsewhere than to a public host cause no connection', async () => {
  const sources: string[] = []
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '100.100.100.200']) {
    for (const written of spellings(address)) sources.push(`http://${written}/latest/meta-data`)
  }
  for (const address of forbiddenAddresses) sources.push(`https://${address.includes(':') ? `[${address}]` : address}/`)
  for (const [n, address] of forbiddenAddresses.entries()) {
    web.names[`private-${n}.example`] = [address]
    web.names[`mixed-${n}.example`] = [publicAddress, address]
    sources.push(`https://private-${n}.example/a.png`, `http://mixed-${n}.example/a.png`)
  }
  const local = [
    'localhost',
    'a.localhost',
    'localhost.',
    'LOCALHOST',
    'printer.local',
    'router.lan',
    'metadata.google.internal',
    'intranet',
    'db.corp',
    'a.home.arpa',
    'localhost.localdomain',
    'x.onion',
    'www.galaxy.example',
    'cn.galaxy.example',
    'assets.cn.galaxy.example',
    'ⓛocalhost',
    'unknown.example',
    'broken.example',
    'silent.example'
  ]
  web.names['broken.example'] = ['broken']
  web.names['silent.example'] = []
  for (const name of local) {
    if (name !== 'unknown.example') web.names[name.toLowerCase().replace(/\.$/, '')] ??= [publicAddress]
    sources.push(`https://${name}/a.png`)
  }
  for (const odd of ['ftp', 'file', 'gopher', 'data', 'javascript', 'blob', 'ws', 'dict', 'jar:https'])
    sources.push(`${odd}://images.example/a.png`)
  for (const tail of [':22', ':8080', ':8443', ':0', ':65536', ':443@127.0.0.1']) sources.push(`https://images.example${tail}/`)
  sources.push(
    '',
    ' https://images.example/',
    '//images.example/a',
    '/a.png',
    'https:images.example/',
    'https:\\\\images.example\\a',
    `https://images.example/${'a'.repeat(2100)}`
  )
  expect(sources.length).toBeGreaterThanOrEqual(250)

  for (let from = 0; from < sources.length; from += 20) {
    const states = await statesOf(sources.slice(from, from + 20))
    expect(states).toEqual(states.map(() => 'FAIL'))
  }
  expect(connections).toEqual([])
})

test('a redirect is followed three times, and each target is checked like the first', async () => {
  const redirect = (from: string, to: string, status = 302) => {
    web.pages[`https://images.example/${from}`] = { status, headers: { Location: to } }
  }
  web.pages['https://images.example/end.png'] = image()
  redirect('1', '/2', 301)
  redirect('2', 'https://images.example/3', 307)
  redirect('3', '//images.example/end.png', 308)
  redirect('0', '/1', 303)
  expect(await statesOf(['https://images.example/1', 'https://images.example/0'])).toEqual(['SUCCESS', 'FAIL'])

  connections.length = 0
  web.names['private.example'] = ['10.0.0.1']
  const targets = [
    'http://127.0.0.1/',
    'https://[::1]/',
    'https://private.example/',
    'https://localhost/',
    'https://images.example:8080/',
    'https://a:b@images.example/end.png',
    'file:///etc/passwd',
    'https://www.galaxy.example/',
    'https://2852039166/',
    '',
    'https://'
  ]
  for (const [n, target] of targets.entries()) redirect(`to-${n}`, target)
  const sources = targets.map((_, n) => `https://images.example/to-${n}`)
  expect(await statesOf(sources)).toEqual(sources.map(() => 'FAIL'))
  expect(connections.toSorted()).toEqual(sources.toSorted())
})

test('a name that leads to a private address the next time is not connected to again', async () => {
  let asked = 0
  web.names['rebinding.example'] = () => {
    asked += 1
    return [asked === 1 ? publicAddress : '127.0.0.1']
  }
  web.pages['https://rebinding.example/'] = { status: 302, headers: { Location: 'https://rebinding.example/again' } }
  web.pages['https://rebinding.example/again'] = image()
  expect(await statesOf(['https://rebinding.example/'])).toEqual(['FAIL'])
  expect(connections).toEqual(['https://rebinding.example/'])
  expect(asked).toBe(2)
})

test('a fetched file must be an image of at most two megabytes, whatever its headers state', async () => {
  const answers = {
    page: { headers: { 'Content-Type': 'text/html' }, body: png() },
    script: image(Buffer.from('GIF89a=1;alert(1)'), 'image/gif'),
    svg: image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    polyglot: image(Buffer.concat([png(), zip()])),
    truncated: image(png().subarray(0, 60)),
    empty: image(Buffer.alloc(0)),
    large: image(Buffer.concat([png(), Buffer.alloc(2_048_000)])),
    partial: { ...image(), status: 206 },
    error: { ...image(), status: 500 }
  }
  for (const [name, page] of Object.entries(answers)) web.pages[`https://images.example/${name}`] = page
  const before = [await mainDb.prepare('SELECT count(*) FROM media').first(), await site.objectKeys('media/')]
  const sources = Object.keys(answers).map((name) => `https://images.example/${name}`)
  const { state, list } = await caught(...sources)
  expect([state, list.map((entry) => entry.state)]).toEqual(['ERROR', sources.map(() => 'FAIL')])
  expect([await mainDb.prepare('SELECT count(*) FROM media').first(), await site.objectKeys('media/')]).toEqual(before)
})

test('an image has at most 2,048,000 bytes, and those of a call 20,480,000 together', async () => {
  const address = (name: string | number) => `https://images.example/${name}.png`
  const largest = Array.from({ length: 10 }, (_, n) => address(n))
  for (const [n, source] of largest.entries()) web.pages[source] = image(pngOfSize(2_048_000, n))
  web.pages[address('larger')] = image(pngOfSize(2_048_001))
  web.pages[address('small')] = image()
  expect(await statesOf([address('larger')])).toEqual(['FAIL'])
  expect(await statesOf(largest)).toEqual(largest.map(() => 'SUCCESS'))
  // The images that arrive last exceed the limit, and their order depends on the machine.
  expect(await statesOf([...largest, address('small')])).toContain('FAIL')
})

test('a call fetches the first 20 of its addresses, and fails the others without a connection', async () => {
  const sources = Array.from({ length: 23 }, (_, n) => `https://images.example/${n}.png`)
  for (const source of sources) web.pages[source] = image()
  expect(await statesOf(sources)).toEqual([...sources.slice(0, 20).map(() => 'SUCCESS'), 'FAIL', 'FAIL', 'FAIL'])
  expect(connections.toSorted()).toEqual(sources.slice(0, 20).toSorted())
})

test('an author makes 30 calls in a quarter of an hour', async () => {
  expect((await request(['x'], '')).json()).toEqual({ state: expect.stringContaining('log in'), status: 401 })
  const most = Array.from({ length: 20 }, () => 'x')
  for (let n = 0; n < 30; n += 1) expect(await statesOf(most)).toEqual(most.map(() => 'FAIL'))
  const last = await request(['x'])
  expect(last.status).toBe(200)
  expect(last.json()).toEqual({ state: 'Too many images were fetched. Please try again in 15 minutes', status: 429 })
  expect(last.headers['retry-after']).toMatch(/^\d+$/)
})

test('a script with the configuration is for the pages of the configured origin, and calls a plain function', async () => {
  const config = (callback: string, origin?: string) =>
    site.request(
      'galaxy-main',
      `/website/extention/api/admin/config?action=config&&noCache=1&callback=${encodeURIComponent(callback)}`,
      {
        headers: { 'X-Page-Origin': origin }
      }
    )
  const script = await config('bd__editor__1x', 'https://docs.example')
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(script.body).toMatch(/^\/\*\*\/bd__editor__1x\(\{"imageActionName":.*\}\)$/)
  for (const callback of ['alert(1)//', 'a.b', '', 'a b', '<script>']) {
    expect([callback, (await config(callback, 'https://docs.example')).status]).toEqual([callback, 400])
  }
  for (const origin of [undefined, 'https://docs.example.evil.example', 'http://docs.example']) {
    expect((await config('bd__editor__1x', origin)).headers['content-type']).toBe('application/json')
  }
})
