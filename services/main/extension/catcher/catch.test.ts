import { drizzle } from 'drizzle-orm/d1'
import { expect, test, vi } from 'vitest'
import { catchImages } from './catch'

/** The answer of a resolver for every name. */
const resolved = (url: URL) => {
  const isFour = url.searchParams.get('type') === '1'
  return Response.json({ Status: 0, Answer: isFour ? [{ type: 1, data: '93.184.216.34' }] : [] })
}

/** An answer whose body never ends, until its request is given up. */
function dripping(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason))
  })
  return new Response(body, { headers: { 'Content-Type': 'image/png' } })
}

test('a call gives up after 55 seconds whatever hangs: a head, a body, the resolver, or an image that has not had its turn', async () => {
  const ended = new AbortController()
  const timeoutOf = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    return milliseconds === 55_000 ? ended.signal : new AbortController().signal
  })
  const hanging: string[] = []
  vi.stubGlobal('fetch', async (address: URL, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address)
    const { hostname, pathname } = url
    signal.throwIfAborted()
    if (hostname === 'dns.example' && url.searchParams.get('name') !== 'unresolved.example') return resolved(url)
    hanging.push(hostname === 'dns.example' ? hostname : pathname)
    if (pathname === '/body') return dripping(signal)
    return new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const sources = [
    'https://images.example/head',
    'https://images.example/body',
    'https://unresolved.example/',
    'https://images.example/head?again',
    'https://images.example/fifth'
  ]
  const files = { put: vi.fn(), head: vi.fn(), get: vi.fn(), delete: vi.fn(), createMultipartUpload: vi.fn() }
  const parts = {
    db: drizzle(Object.create(null)),
    files,
    scan: undefined,
    resolver: 'https://dns.example/resolve',
    ownHosts: [],
    fileBase: ''
  }
  const caught = catchImages(parts, sources, 'author')
  await vi.waitFor(() => expect(hanging.toSorted()).toEqual(['/body', '/head', '/head', 'dns.example', 'dns.example']))
  // The call, and each question to the resolver.
  expect(timeoutOf.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([55_000, ...Array.from({ length: 8 }, () => 5_000)])
  ended.abort()
  expect(await caught).toEqual({ state: 'ERROR', list: sources.map((source) => ({ state: 'FAIL', source })) })
})
