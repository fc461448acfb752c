import { sha256, toHex } from '../digest'

/** A rendered page with its final headers, without the nonce and form key of a single response. */
export interface CacheEntry {
  /** A blob, because Node would copy a buffer twice for each answer, which takes longer than all other steps together. */
  body: Blob
  /** Byte offsets of the form key, which `bodyOf` replaces by a new key for each answer. */
  keyOffsets: readonly number[]
  /** Headers of a 200, whose content security policy has hashes in place of the nonce. */
  headers: Headers
  /** Headers of a 304. */
  notModifiedHeaders: Headers
  /** Undefined for a page with a form key: a browser must not reuse the key of an earlier visit. */
  etag: string | undefined
  /** Digest of the page without the loading times of its data, to detect changes of content. */
  contentDigest: string
}

/** Response headers that a 304 omits because they describe the body. */
const entityHeaders = ['Content-Type', 'Link', 'Content-Disposition', 'X-Robots-Tag']
/** Response headers that depend on the connection instead of the page. */
const connectionHeaders = ['Connection', 'Content-Length', 'Strict-Transport-Security']

interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  /** Headers of the original response. */
  headers: Headers
  nonce: string
  formKey: string
}

/** Inline scripts and styles, which the policy must allow. */
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Time at which the router loaded a route's data, in milliseconds. */
const loadingTime = /\bu:\d{13}\b/
/** Data blocks, which are not executed and need no hash. */
const dataType = /\stype="application\/(ld\+)?json"/

/**
 * Makes an entry of a rendered page: removes its nonce and allows the scripts and styles that had it by their hashes. The nonce
 * has 128 random bits and occurs nowhere else in a page, so nothing else becomes allowed.
 * @returns undefined if the nonce cannot be replaced by a hash, as on a script with `src`
 */
export async function toCacheEntry({ bytes, headers: sent, nonce, formKey }: Rendered): Promise<CacheEntry | undefined> {
  const isHtml = sent.get('Content-Type')?.startsWith('text/html') ?? false
  const allowed = { script: new Set<string>(), style: new Set<string>() }
  let cached = bytes
  if (isHtml) {
    const attribute = ` nonce="${nonce}"`
    const text = new TextDecoder()
      .decode(bytes)
      .replace(element, (match, name: 'script' | 'style', attributes: string, content: string) => {
        if (!attributes.includes(attribute) || / src=/.test(attributes)) return match
        if (!dataType.test(attributes)) allowed[name].add(content)
        return `<${name}${attributes.replace(attribute, '')}>${content}</${name}>`
      })
      .replace(new RegExp(`<meta[^>]*"${escaped(nonce)}"[^>]*>`), '')
      .replaceAll(new RegExp(`(<(?:link|meta)\\b[^>]*)${escaped(attribute)}`, 'g'), '$1')
    // A script that contains the form key would have a different hash in each answer.
    if (text.includes(nonce) || [...allowed.script].some((content) => content.includes(formKey))) return undefined
    cached = new TextEncoder().encode(text)
  }
  const keyOffsets = offsetsOf(cached, formKey)
  const entityValues = entityHeaders.map((name) => sent.get(name))
  const varying = new RegExp(`${escaped(formKey)}|${loadingTime.source}`, 'g')
  const content = new TextDecoder().decode(cached).replaceAll(varying, '') + JSON.stringify(entityValues)

  const headers = new Headers(sent)
  for (const name of connectionHeaders) headers.delete(name)
  const source = ` 'nonce-${nonce}'`
  const policy = (sent.get('Content-Security-Policy') ?? '')
    .replace(source, await hashesOf(allowed.script))
    .replace(source, await hashesOf(allowed.style))
  headers.set('Content-Security-Policy', policy)
  // The Node host recognizes the tag by its form (`digestTag`).
  const etag = keyOffsets.length > 0 ? undefined : `"sha256-${await digestOf(cached)}"`
  if (etag !== undefined) headers.set('ETag', etag)
  return {
    body: new Blob([cached]),
    keyOffsets,
    etag,
    contentDigest: await digestOf(new TextEncoder().encode(content)),
    ...withNotModified(headers)
  }
}

/** The headers of an entry, and those of a 304. */
export function withNotModified(headers: Headers): Pick<CacheEntry, 'headers' | 'notModifiedHeaders'> {
  const notModifiedHeaders = new Headers(headers)
  for (const name of entityHeaders) notModifiedHeaders.delete(name)
  return { headers, notModifiedHeaders }
}

/** The body for one answer, with a new form key. */
export function bodyOf({ body, keyOffsets }: CacheEntry): Blob {
  if (keyOffsets.length === 0) return body
  const key = new TextEncoder().encode(crypto.randomUUID())
  const starts = [0, ...keyOffsets.map((offset) => offset + key.byteLength)]
  return new Blob(starts.flatMap((start, index) => [...(index > 0 ? [key] : []), body.slice(start, keyOffsets[index])]))
}

const escaped = (text: string) => text.replaceAll(/[+/="]/g, '\\$&')

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex((await sha256(bytes)).subarray(0, 16))
}

/** CSP hash sources, each preceded by a space. */
async function hashesOf(contents: ReadonlySet<string>): Promise<string> {
  const hashes = await Promise.all(
    [...contents].map(async (content) => {
      // Browsers normalize line ends to line feeds before they hash.
      const bytes = new TextEncoder().encode(content.replaceAll(/\r\n?/g, '\n'))
      return ` 'sha256-${btoa(String.fromCharCode(...(await sha256(bytes))))}'`
    })
  )
  return hashes.join('')
}

/** Byte offsets at which the text occurs. */
function offsetsOf(bytes: Uint8Array, text: string): number[] {
  const wanted = new TextEncoder().encode(text)
  const offsets: number[] = []
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) offsets.push(at)
  }
  return offsets
}
