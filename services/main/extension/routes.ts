import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import {
  type Caught,
  editorServerPath,
  type FilesListed,
  type Refused,
  successState,
  type Uploaded
} from '../../../src/contract/editor-server'
import { pageOriginHeader } from '../../../src/contract/headers'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale } from '../../api/answer'
import type { DeskAccount } from '../../api/desk'
import { logUnexpected } from '../../api/log'
import { tooOften } from '../../api/too-often'
import { spendBudget } from '../budget'
import { media } from '../db/media-schema'
import { mediaPath } from '../media-files'
import { catchImages } from './catcher/catch'
import { editorConfig, fileField, managerPageSize, sourceField, type UploadRule, uploadRules } from './config'
import { withDroppedRest } from './dropped-rest'
import { addFile, type LibraryParts, type MediaRow } from './library'
import { MalformedForm, readForm } from './multipart'

interface ExtensionParts extends LibraryParts {
  /** @throws Refusal 401, 404, 503 */
  authenticate: (c: Context) => Promise<DeskAccount>
  /** Origin of the addresses of files; empty for this site. */
  fileBase: string
  /** The site's own host names. */
  ownHosts: readonly string[]
  /** The origin whose pages may read the configuration by a script; empty for none. */
  jsonpOrigin: string
  /** DNS over HTTPS for the catcher; empty if nothing is caught. */
  resolver: string
}

/** Bytes of a body that is not a file: the addresses for the catcher, which are encoded. */
const maxFormBytes = 128 * 1024
/** A drawing as a form: four characters for three bytes, some of them escaped by three. */
const maxDrawingBytes = uploadRules.scrawl.maxBytes * 2

type Answer = Uploaded | Caught | FilesListed | object

/**
 * The protocol of the website extension API (spec §7): one address, and the action in the query. The configuration is for
 * everybody, everything else for authors. Every refusal is `{state, status}` with the HTTP status 200, because UEditor's dialogs
 * show the author the state of no other status.
 */
export function registerExtension(app: Hono, parts: ExtensionParts): void {
  app.get(editorServerPath, (c) =>
    answering(c, async () => {
      const query = queryOf(c)
      switch (query.get('action')) {
        case 'config':
          return config(c, query, parts)
        case 'listimage':
          return author(c, parts, () => listFiles(query, parts, eq(media.kind, 'image')))
        case 'listfile':
          return author(c, parts, () => listFiles(query, parts, ne(media.kind, 'image')))
        default:
          throw unknownAction()
      }
    })
  )
  app.post(editorServerPath, (c) =>
    answering(c, async (body) => {
      switch (queryOf(c).get('action')) {
        case 'uploadimage':
        case 'snapscreen':
          return author(c, parts, (account) => receive(c, body, uploadRules.image, parts, account))
        case 'uploadvideo':
          return author(c, parts, (account) => receive(c, body, uploadRules.video, parts, account))
        case 'uploadfile':
          return author(c, parts, (account) => receive(c, body, uploadRules.file, parts, account))
        case 'uploadscrawl':
          return author(c, parts, (account) => receiveDrawing(c, body, parts, account))
        case 'catchimage':
          return author(c, parts, (account) => catchSources(c, body, parts, account))
        default:
          throw unknownAction()
      }
    })
  )
}

type Body = ReadableStream<Uint8Array> | undefined

/** Maximum number of bytes of any request: a file of the largest kind in its form. */
const maxBodyBytes = Math.max(...Object.values(uploadRules).map(({ maxBytes }) => maxBytes)) + maxFormBytes

const unknownAction = () => new Refusal(400, m.media_action)

/** Clients write `action=config&&noCache=…` and append parameters of their own. */
const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams

async function author(c: Context, parts: ExtensionParts, act: (account: DeskAccount) => Promise<Answer>): Promise<Answer> {
  return act(await parts.authenticate(c))
}

/** Sends the answer, or the text of a refusal in the protocol's shape, once the client has sent everything. */
async function answering(c: Context, act: (body: Body) => Promise<Answer | Response>): Promise<Response> {
  const body = c.req.raw.body ? withDroppedRest(c.req.raw.body, maxBodyBytes) : undefined
  try {
    const answer = await act(body?.stream)
    return answer instanceof Response ? answer : send(c, answer)
  } catch (error) {
    // A refusal can come before the body has been read.
    await body?.drop()
    const refusal = error instanceof Refusal ? error : unexpected(c, error)
    const { status, text, details } = refusal
    if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter))
    return send(c, { state: text({}, { locale: requestLocale(c) }), status } satisfies Refused)
  }
}

function unexpected(c: Context, error: unknown): Refusal {
  logUnexpected(error instanceof Error ? error : new Error('not an error'), c.req)
  return new Refusal(500, m.service_unexpected)
}

/**
 * Old clients post a form into a frame and read its text. Browsers wrap JSON in a page of their own there, so such a request
 * gets plain text, in which nothing can become an element.
 */
function send(c: Context, answer: object): Response {
  const body = JSON.stringify(answer).replaceAll('<', '\\u003c')
  const isFrame = c.req.header('Accept')?.includes('text/html') ?? false
  return c.body(body, 200, { 'Content-Type': isFrame ? 'text/plain; charset=utf-8' : 'application/json' })
}

async function config(c: Context, query: URLSearchParams, { fileBase, ownHosts, jsonpOrigin }: ExtensionParts) {
  const answer = editorConfig({ fileBase, localHosts: fileBase === '' ? ownHosts : [...ownHosts, new URL(fileBase).hostname] })
  const callback = query.get('callback')
  if (callback === null || jsonpOrigin === '' || c.req.header(pageOriginHeader) !== jsonpOrigin) return answer
  // No editor uses such a name for its function, so no author would read a state.
  if (!/^\w{1,100}$/.test(callback)) return c.json({ state: m.service_malformed({}, { locale: requestLocale(c) }) }, 400)
  const script = `/**/${callback}(${JSON.stringify(answer).replaceAll('<', '\\u003c')})`
  return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

async function listFiles(
  query: URLSearchParams,
  { db, fileBase }: ExtensionParts,
  ofKind: ReturnType<typeof eq>
): Promise<FilesListed> {
  const start = wholeNumber(query.get('start'), 0, 100_000)
  const size = wholeNumber(query.get('size'), managerPageSize, 100)
  const shown = and(ofKind, eq(media.state, 'ready'))
  const [rows, [counted]] = await db.batch([
    db
      .select({ key: media.key, createdAt: media.createdAt })
      .from(media)
      .where(shown)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(size)
      .offset(start),
    db.select({ total: count() }).from(media).where(shown)
  ])
  const list = rows.map(({ key, createdAt }) => ({ url: mediaPath(key, fileBase), mtime: Math.floor(createdAt / 1000) }))
  return { state: list.length > 0 ? successState : 'no match file', list, start, total: counted?.total ?? 0 }
}

/** A number of the query, at most `most`; `usual` if a client leaves it out or sends another text. */
function wholeNumber(written: string | null, usual: number, most: number): number {
  return written !== null && /^\d{1,6}$/.test(written) ? Math.min(Number(written), most) : usual
}

async function receive(c: Context, body: Body, rule: UploadRule, parts: ExtensionParts, { id }: DeskAccount): Promise<Uploaded> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, m.service_content_type)
  // Boundaries and fields take a little more than the file.
  if (Number(c.req.header('Content-Length') ?? 0) > rule.maxBytes + maxFormBytes) throw new Refusal(413, m.media_too_large)
  const file = body && (await readForm(body, type, fileField).catch(malformed))
  if (!file) throw new Refusal(400, m.media_form)
  try {
    return uploadedOf(await addFile(parts, rule, file, id), parts.fileBase)
  } finally {
    await file.close()
  }
}

function malformed(error: unknown): never {
  throw error instanceof MalformedForm ? new Refusal(400, m.media_form) : error
}

async function receiveDrawing(c: Context, body: Body, parts: ExtensionParts, { id }: DeskAccount): Promise<Uploaded> {
  const form = await readTextForm(c, body, maxDrawingBytes)
  const written = form.get(fileField) ?? ''
  // A client that does not escape its plus signs sends spaces.
  const base64 = written.replace(/^data:image\/png;base64,/, '').replaceAll(' ', '+')
  if (base64 === '' || base64.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new Refusal(400, m.media_form)
  const bytes = Buffer.from(base64, 'base64')
  async function* chunks() {
    yield bytes
  }
  const file = { name: 'scrawl.png', declared: 'image/png', chunks: chunks() }
  return uploadedOf(await addFile(parts, uploadRules.scrawl, file, id), parts.fileBase)
}

async function catchSources(c: Context, body: Body, parts: ExtensionParts, { id }: DeskAccount): Promise<Caught> {
  const form = await readTextForm(c, body, maxFormBytes)
  const sources = [...form.getAll(`${sourceField}[]`), ...form.getAll(sourceField)]
  if (sources.length === 0) return { state: 'ERROR', list: [] }
  const counted = { idempotencyKey: crypto.randomUUID(), address: id, budget: 'catcher' } as const
  const retryAfter = await spendBudget(parts.db, counted, Date.now())
  if (retryAfter !== undefined) throw tooOften(m.media_catch_often, retryAfter)
  return catchImages(parts, sources, id)
}

/** Reads an urlencoded form. @throws Refusal 413, 415 */
async function readTextForm(c: Context, body: Body, maxBytes: number): Promise<URLSearchParams> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new Refusal(415, m.service_content_type)
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new Refusal(413, m.media_too_large)
    }
    chunks.push(part.value)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

function uploadedOf({ key, name, bytes }: MediaRow, fileBase: string): Uploaded {
  const title = key.slice(key.lastIndexOf('/') + 1)
  return {
    state: successState,
    url: mediaPath(key, fileBase),
    title,
    original: name,
    type: title.slice(title.lastIndexOf('.')),
    size: bytes
  }
}
