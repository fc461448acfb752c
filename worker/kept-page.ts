import { sha256, toHex } from './digest'

/** A rendered page as bytes that are the same for everybody, with the headers and the policy that belong to them. */
export interface KeptPage {
  /** A blob, because Node copies an array twice for each answer, which takes longer than everything else together. */
  body: Blob
  /** Where the key of the page's forms stands in the bytes; each answer gets one of its own. */
  keyPlaces: readonly number[]
  /** Response headers that describe the page. */
  headers: Readonly<Record<string, string>>
  /** None if each answer has a key of its own: a browser that has the page must not use its key for another visit. */
  etag: string | undefined
  /** Digest of page and headers without the times at which data was loaded: the same if nothing else has changed. */
  contentDigest: string
  /** Sources of the policy in place of the nonce, each with a space before it. */
  hashes: PolicyHashes
}

/** Hashes of the page's inline scripts and style elements. */
export interface PolicyHashes {
  scripts: string
  styles: string
}

/** Response headers that describe the body, which an answer without it leaves out. */
export const describing = ['Content-Type', 'Link', 'Content-Disposition', 'X-Robots-Tag']

interface Rendered {
  bytes: Uint8Array<ArrayBuffer>
  headers: Readonly<Record<string, string>>
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
 * Makes a rendered page the same for everybody: its nonce is removed, and the policy names the hashes of exactly those scripts and
 * styles that had it. The nonce's 128 random bits occur nowhere else in a page, so nothing that was not allowed becomes so.
 * @returns undefined if the page has a nonce where no hash can replace it, such as on a script with an address
 */
export async function keepPage({ bytes, headers, nonce, formKey }: Rendered): Promise<KeptPage | undefined> {
  const isPage = headers['Content-Type']?.startsWith('text/html') ?? false
  const allowed = { script: new Set<string>(), style: new Set<string>() }
  let kept = bytes
  if (isPage) {
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
    kept = new TextEncoder().encode(text)
  }
  const keyPlaces = placesOf(kept, formKey)
  const times = new RegExp(`${escaped(formKey)}|${loadingTime.source}`, 'g')
  const contentDigest = await digestOf(
    new TextEncoder().encode(new TextDecoder().decode(kept).replaceAll(times, '') + JSON.stringify(headers))
  )
  return {
    body: new Blob([kept]),
    keyPlaces,
    headers,
    // A host recognizes the tag by its form (`digestTag`).
    etag: keyPlaces.length > 0 ? undefined : `"sha256-${await digestOf(kept)}"`,
    contentDigest,
    hashes: { scripts: await hashesOf(allowed.script), styles: await hashesOf(allowed.style) }
  }
}

/** The page for one answer. */
export function bodyFor({ body, keyPlaces }: KeptPage, formKey: string): Blob {
  if (keyPlaces.length === 0) return body
  const key = new TextEncoder().encode(formKey)
  const afterKeys = [0, ...keyPlaces.map((place) => place + key.byteLength)]
  return new Blob(afterKeys.flatMap((start, index) => [...(index > 0 ? [key] : []), body.slice(start, keyPlaces[index])]))
}

/** Whether a client that sent this `If-None-Match` has the page. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const escaped = (text: string) => text.replaceAll(/[+/="]/g, '\\$&')

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex((await sha256(bytes)).subarray(0, 16))
}

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
function placesOf(bytes: Uint8Array, text: string): number[] {
  const wanted = new TextEncoder().encode(text)
  const places: number[] = []
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) places.push(at)
  }
  return places
}
