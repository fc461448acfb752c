import { type ClientRequest, type IncomingMessage, request } from 'node:http'

/*
 * HTTP requests like those of browsers. Uses node:http, because `fetch` sets Sec-Fetch-Mode, forbids Host, normalizes paths and
 * follows redirects, all of which tests need to control.
 */

export interface RequestOptions {
  /** Host name of the request; `localhost` (Chinese) by default. */
  host?: string
  /** The scheme that the edge sees, https in production; tests connect over http either way. */
  scheme?: 'http' | 'https'
  method?: string
  headers?: Record<string, string | string[] | undefined>
  cookies?: Record<string, string>
  /** Objects are sent as JSON, URLSearchParams as a form. */
  body?: string | Uint8Array | URLSearchParams | object
}

/** A cookie set by a response: its value, and its attributes in lower case. */
interface SetCookie {
  value: string
  attributes: Record<string, string>
}

interface Head {
  status: number
  headers: Record<string, string | undefined>
  cookies: Record<string, SetCookie>
}

export interface Answer extends Head {
  body: string
  /** Parses the body as JSON. */
  json: () => Record<string, unknown>
}

/** A response whose body is still arriving. */
export interface OpenAnswer extends Head {
  /** The next chunk of the body; undefined at its end. */
  next: () => Promise<string | undefined>
  cancel: () => void
}

/** A browser's user agent, because the site does not stream pages to robots. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const browserHeaders = { 'User-Agent': userAgent, 'Accept-Language': 'en;q=0.5' }

const kinds = {
  document: {
    ...browserHeaders,
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-User': '?1',
    'Upgrade-Insecure-Requests': '1'
  },
  call: {
    ...browserHeaders,
    Accept: 'application/json',
    'Sec-Fetch-Dest': 'empty',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Site': 'same-origin'
  },
  /** From one service to another. */
  service: {}
}

/** Sends a request. Resolves when the response's head arrives. Headers set to undefined are omitted. */
export function openRequest(
  site: URL,
  path: string,
  kind: keyof typeof kinds,
  options: RequestOptions = {}
): Promise<OpenAnswer> {
  const { host = 'localhost', scheme = 'http', method = 'GET', cookies = {}, body } = options
  const [content, contentType] = encode(body)
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = {
    Host: host,
    ...kinds[kind],
    ...(kind === 'call' && method !== 'GET' && { Origin: `${scheme}://${host}` }),
    ...(cookie.length > 0 && { Cookie: cookie.join('; ') }),
    ...(contentType && { 'Content-Type': contentType }),
    // workerd uses the first header as the request's address; the Node server trusts the second one, as that of a proxy.
    ...(scheme === 'https' && { 'MF-Original-URL': `https://${host}${path}`, 'X-Forwarded-Proto': 'https' }),
    ...options.headers
  }
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = request(
      {
        host: site.hostname,
        port: site.port,
        method,
        path,
        agent: false,
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      },
      (incoming) => resolve(openAnswer(incoming))
    )
    outgoing.on('error', reject)
    outgoing.end(content)
  })
}

/** Reads the rest of a response. */
export async function readAnswer(open: OpenAnswer): Promise<Answer> {
  let body = ''
  for (let part = await open.next(); part !== undefined; part = await open.next()) body += part
  const { status, headers, cookies } = open
  return { status, headers, cookies, body, json: () => JSON.parse(body) }
}

function openAnswer(incoming: IncomingMessage): OpenAnswer {
  incoming.setEncoding('utf8')
  const parts: AsyncIterator<string> = incoming[Symbol.asyncIterator]()
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(incoming.headersDistinct).map(([name, values]) => [name, values?.join(', ')])),
    cookies: Object.fromEntries((incoming.headers['set-cookie'] ?? []).map(readSetCookie)),
    next: async () => {
      const { done, value } = await parts.next()
      return done ? undefined : value
    },
    cancel: () => incoming.destroy()
  }
}

function readSetCookie(header: string): [string, SetCookie] {
  const [pair = '', ...attributes] = header.split(/;\s*/)
  const [name = '', value = ''] = splitOnce(pair)
  return [name, { value, attributes: Object.fromEntries(attributes.map(splitOnce).map(([key, v]) => [key?.toLowerCase(), v])) }]
}

function splitOnce(pair: string): string[] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function encode(body: RequestOptions['body']): [content: string | Uint8Array | undefined, contentType: string | undefined] {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return [body, undefined]
  if (body instanceof URLSearchParams) return [String(body), 'application/x-www-form-urlencoded']
  return [JSON.stringify(body), 'application/json']
}

/** Language in the page's `lang` attribute. */
export function languageOf({ body }: Pick<Answer, 'body'>): string | undefined {
  return /<html[^>]* lang="([^"]+)"/.exec(body)?.[1]
}
