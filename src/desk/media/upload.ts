import * as v from 'valibot'
import {
  type EditorConfig,
  editorConfigSchema,
  editorServerPath,
  refusedSchema,
  successState,
  uploadedSchema
} from '~/contract/editor-server'
import { m } from '~/paraglide/messages'
import { scaleImage } from './scale-image'

/** An upload that failed. `text` is for the author: a notice of ours, or the state that the server answered. */
export class UploadError extends Error {
  constructor(readonly text: string) {
    super('The upload failed')
    this.name = 'UploadError'
  }
}

/** A file that was stored. */
export interface StoredMedia {
  /** As texts refer to it. */
  address: string
  /** Name of the uploaded file. */
  name: string
  bytes: number
}

/** Milliseconds within which the configuration must be there (spec §9). */
const configTimeout = 5000

let loaded: Promise<EditorConfig> | undefined

/** The server's configuration, fetched once for each page. @throws UploadError */
export function loadUploadConfig(): Promise<EditorConfig> {
  loaded ??= fetchConfig().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetchConfig(): Promise<EditorConfig> {
  try {
    const address = `${editorServerPath}?action=config&&noCache=${Date.now()}`
    const answer = await fetch(address, { signal: AbortSignal.timeout(configTimeout) })
    return v.parse(editorConfigSchema, await answer.json())
  } catch {
    throw new UploadError(m.media_config_missing())
  }
}

interface Action {
  name: string
  field: string
  maxBytes: number
  prefix: string
}

/** The action for a file by its extension; undefined if the server takes no such files. */
function actionFor(name: string, config: EditorConfig): Action | undefined {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
  const { imageActionName, imageFieldName, imageMaxSize, imageUrlPrefix } = config
  if (config.imageAllowFiles.includes(extension))
    return { name: imageActionName, field: imageFieldName, maxBytes: imageMaxSize, prefix: imageUrlPrefix }
  const { videoActionName, videoFieldName, videoMaxSize, videoUrlPrefix } = config
  if (config.videoAllowFiles.includes(extension))
    return { name: videoActionName, field: videoFieldName, maxBytes: videoMaxSize, prefix: videoUrlPrefix }
  const { fileActionName, fileFieldName, fileMaxSize, fileUrlPrefix } = config
  if (config.fileAllowFiles.includes(extension))
    return { name: fileActionName, field: fileFieldName, maxBytes: fileMaxSize, prefix: fileUrlPrefix }
  return undefined
}

interface UploadOptions {
  /** Receives the uploaded part, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Uploads a file into the media library. Images are scaled and lose their metadata first. Size and extension are checked
 * against the server's configuration before anything is sent.
 * @throws UploadError
 */
export async function uploadFile(given: File, { onProgress, signal }: UploadOptions = {}): Promise<StoredMedia> {
  const config = await loadUploadConfig()
  const file = await scaleImage(given, config.imageCompressBorder)
  const action = actionFor(file.name, config)
  if (!action) throw new UploadError(m.media_type())
  if (file.size > action.maxBytes) throw new UploadError(m.media_too_large())
  const form = new FormData()
  form.append(action.field, file, file.name)
  form.append('type', 'ajax')
  const answer = await send(`${editorServerPath}?action=${action.name}&encode=utf-8`, form, { onProgress, signal })
  const stored = v.safeParse(uploadedSchema, answer)
  if (!stored.success) {
    const refused = v.safeParse(refusedSchema, answer)
    throw new UploadError(
      refused.success && refused.output.state !== successState ? refused.output.state : m.media_upload_error()
    )
  }
  const { url, original, size } = stored.output
  return { address: action.prefix + url, name: original, bytes: size }
}

/** The answer as JSON; undefined if there is none. Only this older API states how much has been sent. */
function send(address: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new UploadError(m.media_upload_error()))
    request.open('POST', address)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('load', () => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), request.responseText)
      resolve(parsed.success ? parsed.output : undefined)
    })
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
