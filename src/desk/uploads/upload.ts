import * as v from 'valibot'
import { uploadedSchema } from '~/contract/editor-server'
import { scriptHeader } from '~/contract/headers'
import { addressPattern } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { kindFor, type Refused, refusalOf, ruleOf, type UploadKind } from './rules'
import { type ImageSize, scaleImage } from './scale-image'
import { actionAddress, editorServer, isForeign, loadConfig, refusalIn, UploadError } from './server'

/** A file that was stored. */
export interface StoredFile {
  /** As texts refer to it. */
  address: string
  /** As the author's file is called. */
  name: string
  bytes: number
  /** Pixels of an image that the browser can read. */
  size: ImageSize | undefined
}

interface UploadOptions {
  /** The action that stores the file; by default the first one that takes its extension. */
  kind?: UploadKind
  /** Receives the uploaded part, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

const refusals: Readonly<Record<Refused, () => string>> = { size: m.editor_too_large, type: m.editor_type_refused }

/** Other servers of the vendor may leave out the rest. */
const storedSchema = v.object({ ...v.pick(uploadedSchema, ['state', 'url']).entries, size: v.optional(v.number(), 0) })

/**
 * Uploads a file into the media library. Images are scaled and lose their metadata first. The type is judged as the author
 * chose the file, the size as it is sent.
 * @throws UploadError
 */
export async function upload(given: File, { kind: wanted, onProgress, signal }: UploadOptions = {}): Promise<StoredFile> {
  const config = await loadConfig()
  const kind = wanted ?? kindFor(config, given.name)
  if (kind === undefined) throw new UploadError(refusals.type())
  const rule = ruleOf(config, kind)
  if (refusalOf(rule, given) === 'type') throw new UploadError(refusals.type())
  const isImage = kind === 'image' || kind === 'screenshot'
  const scaled = isImage ? await scaleImage(given, config.imageCompressBorder) : undefined
  const isSentScaled = scaled && config.imageCompressEnable && refusalOf(rule, scaled.file) !== 'type'
  const file = isSentScaled ? scaled.file : given
  if (refusalOf(rule, file) === 'size') throw new UploadError(refusals.size())
  const form = new FormData()
  form.set('type', 'ajax')
  form.set(rule.field, file, file.name)
  const answer = await send(rule.action, form, { onProgress, signal })
  const stored = v.safeParse(storedSchema, answer)
  // An address that the policy of the pages does not load counts as a failed upload.
  const address = stored.success ? rule.prefix + stored.output.url : ''
  if (!stored.success || !addressPattern.test(address)) {
    throw new UploadError(refusalIn(answer) ?? m.editor_upload_failed())
  }
  return { address, name: given.name, bytes: stored.output.size || file.size, size: scaled?.size }
}

/** The answer as JSON; undefined if it is not JSON. Only this older API reports the progress of an upload. */
function send(action: string, form: FormData, { onProgress, signal }: Omit<UploadOptions, 'kind'>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const server = editorServer()
    const address = actionAddress(server, action)
    // Dialogs of existing clients add it.
    address.searchParams.set('encode', 'utf-8')
    const request = new XMLHttpRequest()
    const fail = () => reject(new UploadError(m.editor_upload_failed()))
    request.open('POST', address)
    request.withCredentials = isForeign(server)
    request.setRequestHeader(scriptHeader, 'XMLHttpRequest')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('load', () => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), request.responseText)
      resolve(parsed.success ? parsed.output : undefined)
    })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) fail()
    else request.send(form)
  })
}
