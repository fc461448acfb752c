import { request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { clientAddressHeader, readProxies } from './client.ts'
import { acceptedEncoding, answerEncoder } from './encoding.ts'
import { listen } from './listener.ts'

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((each) => each.close()))
})

async function serve(
  fetch: (asked: Request) => Promise<Response>,
  { proxies = '127.0.0.1', ...rest }: { proxies?: string } & Omit<Partial<Parameters<typeof listen>[0]>, 'proxies'> = {}
) {
  const options = { port: 0, host: '127.0.0.1', proxies: readProxies(proxies), isAddressKnown: true, log: () => undefined }
  const listener = await listen({ fetch, checkReady: () => undefined, ...options, ...rest })
  open.push(listener)
  return listener
}

/** A worker that answers the URL and the visitor's address of the request, as JSON. */
const echo = async (asked: Request) => Response.json({ url: asked.url, address: asked.headers.get(clientAddressHeader) })

function send(port: number, path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { Host: 'galaxy.example', ...headers }, agent: false },
      async (answer) => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(await answer.toArray()).toString() })
      }
    )
    sent.on('error', reject).end()
  })
}

test('a visitor cannot state an address; only the hops behind trusted proxies count', async () => {
  const { port } = await serve(echo, { proxies: '127.0.0.1, 10.0.0.0/8' })
  const addressFor = async (headers: Record<string, string>) => JSON.parse((await send(port, '/', headers)).body).address
  expect(await addressFor({ [clientAddressHeader]: '6.6.6.6' })).toBe('127.0.0.1')
  expect(await addressFor({ 'X-Forwarded-For': '203.0.113.7' })).toBe('203.0.113.7')
  expect(await addressFor({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.7, 10.1.2.3' })).toBe('203.0.113.7')
  // Some proxies add the port of the connection, which is another one each time.
  expect(await addressFor({ 'X-Forwarded-For': '203.0.113.9:41001' })).toBe('203.0.113.9')
  expect(await addressFor({ 'X-Forwarded-For': '[2001:db8::7]:443, 10.1.2.3:80' })).toBe('2001:db8::7')
  expect(await addressFor({ 'X-Forwarded-For': '6.6.6.6, unknown, 10.1.2.3' })).toBe('10.1.2.3')
  const { port: untrusting } = await serve(echo, { proxies: '10.0.0.0/8' })
  const { body } = await send(untrusting, '/', { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'https' })
  expect(JSON.parse(body)).toEqual({ url: 'http://galaxy.example/', address: '127.0.0.1' })
})

test('https is what a trusted proxy says, and never the address of the request itself', async () => {
  const { port } = await serve(echo)
  expect(JSON.parse((await send(port, '/a?b=%5c', { 'X-Forwarded-Proto': 'https' })).body).url).toBe(
    'https://galaxy.example/a?b=%5c'
  )
  expect(JSON.parse((await send(port, 'https://galaxy.example/a')).body).url).toBe('http://galaxy.example/a')
  expect((await send(port, 'https://other.example/')).status).toBe(400)
  expect((await send(port, '/', { Host: 'galaxy.example/x' })).status).toBe(400)
})

test.each(['a:b:c', 'localhost:99999', '%zz', '[::1', 'a b'])(
  'a request to the host «%s» is refused, and counted',
  async (host) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lines: string[] = []
    const { port } = await serve(echo, { log: (line) => lines.push(line) })
    for (let request = 0; request < 3; request += 1) expect((await send(port, '/', { Host: host })).status).toBe(400)
    expect(lines).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(lines).toEqual(['{"event":"malformed-requests","refused":3}'])
  }
)

/** Writes to a connection; `ended` resolves with the received text once the connection is closed. */
function connectionTo(port: number, text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  const ended = new Promise<string>((resolve) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
  return { socket, ended }
}

const upload = 'POST /up HTTP/1.1\r\nHost: galaxy.example\r\nContent-Length: 1000000\r\n\r\nbegin'

/** A site that reads the body of a request; `ended` resolves with the outcome. */
function readingSite() {
  const ended = Promise.withResolvers<string>()
  const fetch = async (asked: Request) => {
    await asked.arrayBuffer().then(
      () => ended.resolve('whole'),
      () => ended.resolve('cut')
    )
    return new Response('done')
  }
  return { fetch, ended: ended.promise }
}

test.each([
  ['stays silent', { stall: 50 }],
  ['takes too long', { transfer: 50 }]
])('a request that %s ends, for its handler too', async (_, timeouts) => {
  const site = readingSite()
  const { port } = await serve(site.fetch, { timeouts })
  const { socket, ended } = connectionTo(port, upload)
  const drip = 'transfer' in timeouts ? setInterval(() => socket.write('x'), 5) : undefined
  await ended
  clearInterval(drip)
  expect(await site.ended).toBe('cut')
})

test('a request that is cut off ends for its handler', async () => {
  const site = readingSite()
  const { port } = await serve(site.fetch)
  const { socket } = connectionTo(port, upload)
  socket.once('connect', () => setImmediate(() => socket.destroy()))
  expect(await site.ended).toBe('cut')
})

test.each([
  ['nobody takes', { stall: 50 }],
  ['takes too long', { transfer: 50 }]
])('an answer that %s ends, and its source is given up', async (_, timeouts) => {
  const given = Promise.withResolvers<string>()
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if ('transfer' in timeouts) await new Promise((resolve) => setTimeout(resolve, 5))
        controller.enqueue(new Uint8Array('transfer' in timeouts ? 10 : 1_000_000))
      },
      cancel: () => given.resolve('given up')
    })
  const { port } = await serve(async () => new Response(endless()), { timeouts })
  const { socket, ended } = connectionTo(port, 'GET / HTTP/1.1\r\nHost: galaxy.example\r\n\r\n')
  if ('stall' in timeouts) socket.pause()
  expect(await given.promise).toBe('given up')
  socket.destroy()
  await ended
})

test('an answer for a visitor who has left meanwhile leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const { port } = await serve(async ({ signal }) => {
    const left = new Promise((resolve) => signal.addEventListener('abort', resolve))
    asked.resolve()
    await left
    setImmediate(() => setImmediate(answered.resolve))
    return new Response(new ReadableStream())
  })
  const { socket } = connectionTo(port, 'GET / HTTP/1.1\r\nHost: galaxy.example\r\n\r\n')
  await asked.promise
  socket.destroy()
  await answered.promise
  vi.advanceTimersByTime(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a site that takes long to answer is waited for', async () => {
  const { port } = await serve(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      return new Response('late')
    },
    { timeouts: { stall: 50 } }
  )
  expect((await send(port, '/')).body).toBe('late')
})

test('a server that is asked to end says so, answers what is running, and only then ends', async () => {
  const answer = Promise.withResolvers<Response>()
  const listener = await serve(() => answer.promise)
  const running = send(listener.port, '/')
  expect((await send(listener.port, '/readyz')).status).toBe(200)
  listener.becomeUnready()
  expect(await send(listener.port, '/readyz')).toEqual({ status: 503, body: 'ending\n' })
  expect((await send(listener.port, '/healthz')).status).toBe(200)
  const closed = listener.close().then(() => 'closed')
  expect(await Promise.race([closed, new Promise((resolve) => setImmediate(resolve, 'open'))])).toBe('open')
  answer.resolve(new Response('whole'))
  expect((await running).body).toBe('whole')
  expect(await closed).toBe('closed')
})

test('a server that is asked to end cuts what hangs after twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Promise.withResolvers<void>()
  const { port, close } = await serve(() => {
    asked.resolve()
    return new Promise<Response>(() => undefined)
  })
  const { ended } = connectionTo(port, 'GET / HTTP/1.1\r\nHost: galaxy.example\r\n\r\n')
  await asked.promise
  const closed = close()
  vi.advanceTimersByTime(20_000)
  await closed
  expect(await ended).toBe('')
})

test('the best encoding that a client accepts is chosen', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br')
  expect(acceptedEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(acceptedEncoding('identity')).toBeUndefined()
  expect(acceptedEncoding(null)).toBeUndefined()
})

const asking = new Request('http://galaxy.example/', { headers: { 'Accept-Encoding': 'br' } })
const html = { headers: { 'Content-Type': 'text/html' } }
/** Encodes an answer that streams; rejects one whose bytes are held. */
async function encode(request: Request, answer: Response): Promise<Response> {
  const encoded = await answerEncoder()(request, answer)
  return encoded instanceof Response ? encoded : Promise.reject(new Error('It is held'))
}

test('the shell of a compressed page arrives before the data that the page waits for', async () => {
  const late = Promise.withResolvers<void>()
  const page = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(Buffer.from('<h1>shell</h1>'))
      await late.promise
      controller.enqueue(Buffer.from('<p>data</p>'))
      controller.close()
    }
  })
  const { body, headers } = await encode(asking, new Response(page, html))
  expect(headers.get('Content-Encoding')).toBe('br')
  const reader = body?.getReader()
  const decoder = createBrotliDecompress()
  const text = new Promise<string>((resolve) => decoder.once('data', (chunk: Buffer) => resolve(chunk.toString())))
  void reader?.read().then(({ value }) => decoder.write(value))
  expect(await text).toBe('<h1>shell</h1>')
  late.resolve()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) decoder.write(part.value)
})

test('a page that breaks off does not look complete, and one that nobody reads is given up', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('broken')) })
  const answer = await encode(asking, new Response(broken, html))
  await expect(answer.arrayBuffer()).rejects.toThrow('broken')
  const given = Promise.withResolvers<unknown>()
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    cancel: given.resolve
  })
  const { body } = await encode(asking, new Response(endless, html))
  await body?.cancel('gone')
  expect(await given.promise).toBe('gone')
})

test('a whole page is the same after decompression; a file with ranges is left as it is', async () => {
  const text = '<p>图数据库</p>'.repeat(5000)
  const coded = Buffer.from(await (await encode(asking, new Response(text, html))).arrayBuffer())
  expect(coded.length).toBeLessThan(text.length / 10)
  expect(brotliDecompressSync(coded).toString()).toBe(text)
  const file = new Response(text, { headers: { 'Content-Type': 'text/plain', 'Accept-Ranges': 'bytes' } })
  expect(await encode(asking, file)).toBe(file)
})

const tagOf = (digit: number) => `"sha256-${String(digit).repeat(32)}"`

test('a page whose ETag is its digest is read and encoded once for each encoding, whatever its address', async () => {
  const encode = answerEncoder()
  const coders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => Buffer.from(bytes) }
  let asked = 0
  const sent = async (page: string, etag: string, encoding: keyof typeof coders) => {
    asked += 1
    const request = new Request(`http://galaxy.example/book?x=${asked}`, { headers: { 'Accept-Encoding': encoding } })
    const answer = await encode(request, new Response(page, { headers: { ...html.headers, ETag: etag } }))
    if (answer instanceof Response) throw new Error('It is not held')
    expect(answer.headers.get('Content-Length')).toBe(String(answer.bytes.byteLength))
    return [coders[encoding](answer.bytes).toString(), answer.headers.get('ETag')]
  }
  const [one, two] = [tagOf(1), tagOf(2)]
  expect(await sent('first', one, 'br')).toEqual(['first', `W/${one}`])
  // The digest says that the bytes are the same, so they are not read again.
  expect(await sent('not read', one, 'br')).toEqual(['first', `W/${one}`])
  expect(await sent('first', one, 'gzip')).toEqual(['first', `W/${one}`])
  expect(await sent('first', one, 'identity')).toEqual(['first', one])
  expect(await sent('changed', two, 'br')).toEqual(['changed', `W/${two}`])
})

test('the tag of an upstream selects no bytes: it can be that of two resources', async () => {
  const encode = answerEncoder()
  for (const text of ['one', 'two']) {
    const answer = await encode(asking, new Response(text, { headers: { ...html.headers, ETag: '"1"' } }))
    if (!(answer instanceof Response)) throw new Error('It is held')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(text)
  }
})

test('a listener that drains ends a connection with the answer under way, or with one more, and accepts no other', async () => {
  const held = Promise.withResolvers<void>()
  let asked = 0
  const listener = await serve(async () => {
    asked += 1
    if (asked > 1) await held.promise
    return new Response('done')
  })
  const get = 'GET / HTTP/1.1\r\nHost: galaxy.example\r\n\r\n'
  const idle = connectionTo(listener.port, get)
  await new Promise((resolve) => idle.socket.once('data', resolve))
  const busy = connectionTo(listener.port, get)
  await vi.waitFor(() => expect(asked).toBe(2))
  const drained = listener.drain()
  idle.socket.write(get)
  await vi.waitFor(() => expect(asked).toBe(3))
  await expect(send(listener.port, '/')).rejects.toThrow('ECONNREFUSED')
  held.resolve()
  const connectionsOf = (received: string) => received.match(/^Connection: .*$/gim)
  expect(connectionsOf(await idle.ended)).toEqual(['Connection: keep-alive', 'Connection: close'])
  expect(connectionsOf(await busy.ended)).toEqual(['Connection: close'])
  await drained
})

test('a site that drains is ready still, because others answer for it, and one that ends is not', async () => {
  const answer = Promise.withResolvers<Response>()
  const listener = await serve(() => answer.promise)
  const held = connectionTo(listener.port, 'GET / HTTP/1.1\r\nHost: galaxy.example\r\n\r\n')
  const ready = 'GET /readyz HTTP/1.1\r\nHost: galaxy.example\r\n\r\n'
  // Both are open before the end is asked for.
  const [draining, ending] = [connectionTo(listener.port, ready), connectionTo(listener.port, ready)]
  await Promise.all([draining, ending].map(({ socket }) => new Promise((resolve) => socket.once('data', resolve))))
  const drained = listener.drain()
  draining.socket.write(ready)
  expect((await draining.ended).match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  listener.becomeUnready()
  ending.socket.write(ready)
  expect((await ending.ended).match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  answer.resolve(new Response('done'))
  held.socket.end()
  await Promise.all([drained, held.ended])
})

test('/readyz has further lines, and a fault in them neither makes it unready nor ends the process', async () => {
  const { port } = await serve(echo, { statusLines: () => ['disk of state: 5.0 GB free'] })
  expect(await send(port, '/readyz')).toEqual({ status: 200, body: 'ok\ndisk of state: 5.0 GB free\n' })
  const faulty = await serve(echo, {
    statusLines: () => {
      throw new RangeError('a database is locked')
    }
  })
  expect(await send(faulty.port, '/readyz')).toEqual({ status: 200, body: 'ok\nthe rest cannot be read: RangeError\n' })
  expect((await send(faulty.port, '/healthz')).body).toBe('ok\n')
})
