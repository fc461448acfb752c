import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { acceptedEncoding, type Encoding } from './encoding.ts'

/*
 * The static files of the build, which the platform answers before the worker runs, with the headers of `_headers`. Only files
 * that exist when the server starts are known, by their exact addresses; nothing of a request becomes a path. Files for visitors
 * that need a link are no static files: main hands them out.
 */

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2'
}

/** Files of the build for the platform, which it does not serve. */
const unserved = ['_headers', '.assetsignore']

interface Asset {
  path: string
  /** Hash of the content, from the first request for it. */
  etag?: string
  /** The content by encoding, from the first request for it. */
  bodies: Map<Encoding | 'identity', Uint8Array<ArrayBuffer>>
  headers: Headers
}

/** Static files. */
export interface Assets {
  /** Whether a static file answers the request. */
  answers(request: Request): boolean
  fetch(request: Request): Promise<Response>
}

/**
 * @param folder the build's files
 * @param compressed folder with the same files in brotli and gzip, as far as they became smaller; it may be missing
 */
export function openAssets(folder: string, compressed: string): Assets {
  const rules = readRules(join(folder, '_headers'))
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || unserved.includes(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${path.slice(folder.length + 1).replaceAll(sep, '/')}`
    assets.set(encodeURI(address), { path, bodies: new Map(), headers: headersOf(address, rules) })
  }

  async function bodyOf(asset: Asset, encoding: Encoding | undefined): Promise<[Uint8Array<ArrayBuffer>, Encoding | undefined]> {
    const kept = asset.bodies.get(encoding ?? 'identity')
    if (kept) return [kept, encoding]
    const path = encoding ? `${compressed}${asset.path.slice(folder.length)}.${encoding}` : asset.path
    if (encoding && !existsSync(path)) return bodyOf(asset, undefined)
    const body = await readFile(path)
    asset.bodies.set(encoding ?? 'identity', body)
    return [body, encoding]
  }

  const assetOf = (request: Request) =>
    request.method === 'GET' || request.method === 'HEAD' ? assets.get(new URL(request.url).pathname) : undefined

  return {
    answers: (request) => assetOf(request) !== undefined,
    fetch: async (request) => {
      const asset = assetOf(request)
      if (!asset) return new Response(null, { status: 404 })
      asset.etag ??= `"${createHash('md5')
        .update((await bodyOf(asset, undefined))[0])
        .digest('hex')}"`
      const headers = new Headers(asset.headers)
      headers.set('ETag', asset.etag)
      const known = request.headers
        .get('If-None-Match')
        ?.split(',')
        .map((each) => each.trim().replace(/^W\//, ''))
      if (known?.some((each) => each === asset.etag || each === '*')) {
        return new Response(null, { status: 304, headers })
      }
      const [body, encoding] = await bodyOf(asset, acceptedEncoding(request.headers.get('Accept-Encoding')))
      if (encoding) {
        headers.set('Content-Encoding', encoding)
        headers.set('ETag', `W/${asset.etag}`)
      }
      headers.set('Content-Length', String(body.byteLength))
      return new Response(request.method === 'HEAD' ? null : body, { headers })
    }
  }
}

interface Rule {
  pattern: RegExp
  removed: string[]
  set: [name: string, value: string][]
}

/** The rules of a `_headers` file: a line with a pattern, then indented lines that remove a header (`! Name`) or set one. */
function readRules(path: string): Rule[] {
  const rules: Rule[] = []
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const rule = rules.at(-1)
    if (!/^\s/.test(line)) {
      const escaped = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      rules.push({ pattern: new RegExp(`^${escaped.replaceAll('*', '.*')}$`), removed: [], set: [] })
    } else if (rule && line.trim().startsWith('! ')) rule.removed.push(line.trim().slice(2))
    else if (rule) {
      const at = line.indexOf(':')
      rule.set.push([line.slice(0, at).trim(), line.slice(at + 1).trim()])
    }
  }
  return rules
}

function headersOf(address: string, rules: readonly Rule[]): Headers {
  const type = mediaTypes[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const headers = new Headers({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': type,
    Vary: 'Accept-Encoding'
  })
  for (const { pattern, removed, set } of rules) {
    if (!pattern.test(address)) continue
    for (const name of removed) headers.delete(name)
    for (const [name, value] of set) headers.set(name, value)
  }
  return headers
}
