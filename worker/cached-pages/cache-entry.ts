import { sha256, toHex } from '../digest'

/** A rendered page as bytes with its final headers, in a form that every visitor may get. */
export interface CacheEntry {
  /** A blob, because Node copies an array twice for each answer, which takes longer than everything else together. */
  body: Blob
  /** Offsets of the key of the page's forms in the bytes; each answer gets one of its own. */
  keyOffsets: readonly number[]
  /** Headers of the answer, with a policy of hashes in place of the nonce. */
  headers: Headers
  /** Headers of the answer to a browser that has the page. */
  notModifiedHeaders: Headers
  /** None if each answer has a key of its own: a browser that has the page must not use its key for another visit. */
  etag: string | undefined
  /** Digest of the page without the times at which its data was loaded: the same if nothing else has changed. */
  contentDigest: string
}

/** Response headers that describe the body, which a 304 leaves out. */
const entityHeaders = ['Content-Type', 'Link', 'Content-Disposition', 'X-Robots-Tag']
/** Response headers that depend on the connection and not on the page. */
const connectionHeaders = ['Connection', 'Content-Length', 'Strict-Transport-Security']

interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  /** Of the answer to the visitor for whom the page was rendered. */
  headers: Headers
  nonce: string
  formKey: string
}

/** Elements whose content the browser runs or applies only if the policy allows it. */
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** When the router has loaded the data of a route, in milliseconds. */
const loadingTime = /\bu:\d{13}\b/
/** JSON is data, which no policy concerns. */
const dataType = /\stype="application\/(ld\+)?json"/

/**
 * Makes an entry of a rendered page: its nonce is removed, and the policy names the hashes of exactly those scripts and styles that
 * had it. The nonce's 128 random bits occur nowhere else in a page, so nothing that was not allowed becomes so.
 * @returns undefined if the page has a nonce where no hash can replace it, such as on a script with an address
 */
export async function toCacheEntry({ bytes, headers: sent, nonce, formKey }: Rendered): Promise<CacheEntry | undefined> {
  const isHtml = sent.get('Content-Type')?.startsWith('text/html') ?? false
  const allowed = { script: new Set<string>(), style: new Set<string>() }
  let cached = bytes
  if (isHtml) {
    const attribute = ` nonce="${nonce}"`
    const text = new TextDecoder()
      .decode(bytes)
      .replace(element, (all, name: 'script' | 'style', attributes: string, content: string) => {
        if (!attributes.includes(attribute) || / src=/.test(attributes)) return all
        if (!dataType.test(attributes)) allowed[name].add(content)
        return `<${name}${attributes.replace(attribute, '')}>${content}</${name}>`
      })
      .replace(new RegExp(`<meta[^>]*"${escaped(nonce)}"[^>]*>`), '')
      .replaceAll(new RegExp(`(<(?:link|meta)\\b[^>]*)${escaped(attribute)}`, 'g'), '$1')
    // A script with a key would be another one in each answer.
    if (text.includes(nonce) || [...allowed.script].some((content) => content.includes(formKey))) return undefined
    cached = new TextEncoder().encode(text)
  }
  const keyOffsets = offsetsOf(cached, formKey)
  const described = entityHeaders.map((name) => sent.get(name))
  const varying = new RegExp(`${escaped(formKey)}|${loadingTime.source}`, 'g')
  const content = new TextDecoder().decode(cached).replaceAll(varying, '') + JSON.stringify(described)

  const headers = new Headers(sent)
  for (const name of connectionHeaders) headers.delete(name)
  const source = ` 'nonce-${nonce}'`
  const policy = (sent.get('Content-Security-Policy') ?? '')
    .replace(source, await hashesOf(allowed.script))
    .replace(source, await hashesOf(allowed.style))
  headers.set('Content-Security-Policy', policy)
  // A host recognizes the tag by its form (`digestTag`).
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

/** The body for one answer, with a form key of its own. */
export function bodyOf({ body, keyOffsets }: CacheEntry): Blob {
  if (keyOffsets.length === 0) return body
  const key = new TextEncoder().encode(crypto.randomUUID())
  const starts = [0, ...keyOffsets.map((offset) => offset + key.byteLength)]
  return new Blob(starts.flatMap((start, index) => [...(index > 0 ? [key] : []), body.slice(start, keyOffsets[index])]))
}

/** Whether an `If-None-Match` names the entity tag, by the weak comparison of RFC 9110. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const escaped = (text: string) => text.replaceAll(/[+/="]/g, '\\$&')

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex((await sha256(bytes)).subarray(0, 16))
}

/** Sources of a policy, each with a space before it. */
async function hashesOf(contents: ReadonlySet<string>): Promise<string> {
  const hashes = await Promise.all(
    [...contents].map(async (content) => {
      // A browser reads every line end as a line feed before it hashes.
      const bytes = new TextEncoder().encode(content.replaceAll(/\r\n?/g, '\n'))
      return ` 'sha256-${btoa(String.fromCharCode(...(await sha256(bytes))))}'`
    })
  )
  return hashes.join('')
}

/** Where the text stands in the bytes. */
function offsetsOf(bytes: Uint8Array, text: string): number[] {
  const wanted = new TextEncoder().encode(text)
  const offsets: number[] = []
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) offsets.push(at)
  }
  return offsets
}
