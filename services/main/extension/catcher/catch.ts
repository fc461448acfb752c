import { randomUUID } from 'node:crypto'
import type { Caught } from '../../../../src/contract/editor-server'
import { successState } from '../../../../src/contract/editor-server'
import { mediaTypeOf } from '../../../../src/contract/media-type'
import { Refusal } from '../../../api/answer'
import { mediaPath } from '../../media-files'
import { catchLimits, uploadRules } from '../config'
import { headBytes, imageTypeOf } from '../file-types'
import { addFile, type LibraryParts } from '../library'
import { fetchableUrl, isPublicAddress } from './addresses'
import { resolveName } from './resolve'

interface CatcherParts extends LibraryParts {
  /** DNS over HTTPS; empty if there is none, and then nothing is fetched. */
  resolver: string
  ownHosts: readonly string[]
  fileBase: string
}

type Entry = Caught['list'][number]

/** Redirects that are followed, each to an address that is checked like the first. */
const maxRedirects = 3
/** Images that are fetched at the same time: each may fill as much memory as an image has bytes. */
const maxConcurrent = 4

/** The image is not fetched, or not accepted. The author sees a placeholder, regardless of the reason. */
class NotCaught extends Error {
  constructor() {
    super('not caught')
    this.name = 'NotCaught'
  }
}

/**
 * Fetches remote images into the library, within the limits of one call; an address beyond them fails. The entries are in
 * the order of the sources.
 */
export async function catchImages(parts: CatcherParts, sources: readonly string[], uploader: string): Promise<Caught> {
  const signal = AbortSignal.timeout(catchLimits.time)
  const budget = { bytes: catchLimits.bytes }
  const entries = new Map<string, Entry>()
  const waiting = [...new Set(sources)].slice(0, catchLimits.sources)
  async function work() {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      entries.set(source, await catchImage(parts, source, uploader, budget, signal))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  const list = sources.map((source): Entry => entries.get(source) ?? { state: 'FAIL', source })
  return { state: list.some(({ state }) => state === successState) ? successState : 'ERROR', list }
}

async function catchImage(
  parts: CatcherParts,
  source: string,
  uploader: string,
  budget: { bytes: number },
  signal: AbortSignal
): Promise<Entry> {
  try {
    const response = await fetchImage(source, parts, signal)
    const chunks = limited(response, budget)
    // The first bytes name the file: the type that a server declares and the end of an address prove nothing.
    const first = await takeHead(chunks)
    const found = await imageTypeOf(first)
    if (!found) {
      await chunks.return()
      throw new NotCaught()
    }
    const file = { name: `${nameIn(source)}${found.extension}`, declared: found.type.mediaType, chunks: joined(first, chunks) }
    const row = await addFile(parts, uploadRules.catcher, file, uploader)
    const title = row.key.slice(row.key.lastIndexOf('/') + 1)
    return { state: successState, url: mediaPath(row.key, parts.fileBase), title, original: row.name, size: row.bytes, source }
  } catch (error) {
    if (isExpected(error)) return { state: 'FAIL', source }
    throw error
  }
}

/** Everything that a foreign server can cause; a failure of our own stores is a failure of the call. */
const isExpected = (error: unknown): boolean => error instanceof NotCaught || error instanceof Refusal

async function fetchImage(source: string, { resolver, ownHosts }: CatcherParts, signal: AbortSignal): Promise<Response> {
  let address = source
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const url = fetchableUrl(address, ownHosts)
    if (!url || !(await isPublicName(url.hostname, resolver, signal))) throw new NotCaught()
    const response = await fetch(url, {
      headers: { Accept: 'image/*', 'User-Agent': 'Mozilla/5.0 (compatible; GalaxyImageCatcher/1.0)' },
      redirect: 'manual',
      signal
    }).catch(() => {
      throw new NotCaught()
    })
    if (response.status === 200) return response
    await response.body?.cancel()
    const target = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get('Location') : null
    // An empty target is the address itself.
    if (!target || !URL.canParse(target, url)) throw new NotCaught()
    address = new URL(target, url).href
  }
  throw new NotCaught()
}

/** Whether the name resolves, and to public addresses only. Asked directly before each connection. */
async function isPublicName(name: string, resolver: string, signal: AbortSignal): Promise<boolean> {
  if (resolver === '') return false
  try {
    const addresses = await resolveName(name, resolver, signal)
    return addresses.length > 0 && addresses.every(isPublicAddress)
  } catch {
    return false
  }
}

/** The body of an answer, up to the bytes that the call has left; `addFile` limits one image. */
async function* limited(response: Response, budget: { bytes: number }): AsyncGenerator<Uint8Array, void> {
  const declared = mediaTypeOf(response.headers.get('Content-Type'))
  const length = Number(response.headers.get('Content-Length') ?? 0)
  const isImage = declared === '' || declared === 'application/octet-stream' || declared.startsWith('image/')
  if (!response.body || !isImage || length > uploadRules.catcher.maxBytes) {
    await response.body?.cancel()
    throw new NotCaught()
  }
  const reader = response.body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      budget.bytes -= part.value.length
      if (budget.bytes < 0) throw new NotCaught()
      yield part.value
    }
  } catch {
    // The connection broke, or the call has no bytes left.
    throw new NotCaught()
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function takeHead(chunks: AsyncGenerator<Uint8Array, void>): Promise<Uint8Array> {
  const taken: Uint8Array[] = []
  let bytes = 0
  while (bytes < headBytes) {
    const { done, value } = await chunks.next()
    if (done) break
    taken.push(value)
    bytes += value.length
  }
  return Buffer.concat(taken)
}

async function* joined(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first
  yield* rest
}

/** The file name in an address, without its extension; a random one if it has none that can be kept. */
function nameIn(source: string): string {
  const last = new URL(source).pathname.split('/').at(-1) ?? ''
  const name = last.replace(/\.[a-z0-9]{1,8}$/i, '').replace(/[^\w-]/g, '')
  return name === '' ? randomUUID().slice(0, 8) : name.slice(0, 60)
}
