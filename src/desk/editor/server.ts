import * as v from 'valibot'
import { catchTimeout, configTimeout, imageBorder } from './constants'

/*
 * The website extension API as the editor uses it (spec §7): one address, and the action in the query. Also other servers
 * of the vendor speak it, so nothing that is missing from their configuration is required.
 */

/** The address of the API at the edge. */
export const editorServer = '/website/extention/api/admin/config'

const extensions = v.optional(v.array(v.string()), [])
const bytes = v.optional(v.number(), Number.POSITIVE_INFINITY)
const prefix = v.optional(v.string(), '')

const configSchema = v.object({
  imageActionName: v.string(),
  imageFieldName: v.optional(v.string(), 'upfile'),
  imageMaxSize: bytes,
  imageAllowFiles: extensions,
  imageCompressEnable: v.optional(v.boolean(), true),
  imageCompressBorder: v.optional(v.number(), imageBorder),
  imageUrlPrefix: prefix,
  snapscreenActionName: v.optional(v.string()),
  snapscreenUrlPrefix: prefix,
  catcherActionName: v.string(),
  catcherFieldName: v.optional(v.string(), 'source'),
  catcherLocalDomain: v.optional(v.array(v.string()), []),
  catcherUrlPrefix: prefix,
  videoActionName: v.string(),
  videoFieldName: v.optional(v.string(), 'upfile'),
  videoMaxSize: bytes,
  videoAllowFiles: extensions,
  videoUrlPrefix: prefix,
  fileActionName: v.string(),
  fileFieldName: v.optional(v.string(), 'upfile'),
  fileMaxSize: bytes,
  fileAllowFiles: extensions,
  fileUrlPrefix: prefix
})
export type EditorConfig = v.InferOutput<typeof configSchema>

const uploadedSchema = v.object({
  state: v.string(),
  url: v.optional(v.string(), ''),
  original: v.optional(v.string(), ''),
  size: v.optional(v.number(), 0)
})

const caughtSchema = v.object({
  list: v.array(v.object({ state: v.string(), source: v.string(), url: v.optional(v.string(), '') }))
})

/** An error whose text, the server's own, is shown as it is. */
export class ServerState extends Error {}

/** @throws if the configuration does not arrive in time or is none */
export async function loadConfig(): Promise<EditorConfig> {
  // The two ampersands are what existing clients send.
  const answer = await fetch(`${editorServer}?action=config&&noCache=${Date.now()}`, {
    signal: AbortSignal.timeout(configTimeout)
  })
  return v.parse(configSchema, await answer.json())
}

export type UploadKind = 'image' | 'screenshot' | 'video' | 'file'

const ruleOf = (config: EditorConfig, kind: UploadKind) => {
  switch (kind) {
    case 'image':
      return imageRule(config, config.imageActionName, config.imageUrlPrefix)
    case 'screenshot':
      return imageRule(config, config.snapscreenActionName ?? config.imageActionName, config.snapscreenUrlPrefix)
    case 'video':
      return {
        action: config.videoActionName,
        field: config.videoFieldName,
        prefix: config.videoUrlPrefix,
        bytes: config.videoMaxSize,
        extensions: config.videoAllowFiles
      }
    case 'file':
      return {
        action: config.fileActionName,
        field: config.fileFieldName,
        prefix: config.fileUrlPrefix,
        bytes: config.fileMaxSize,
        extensions: config.fileAllowFiles
      }
  }
}

const imageRule = (config: EditorConfig, action: string, urlPrefix: string) => ({
  action,
  field: config.imageFieldName,
  prefix: urlPrefix,
  bytes: config.imageMaxSize,
  extensions: config.imageAllowFiles
})

/** Why a file is not sent. */
export type Refused = 'size' | 'type'

/** Checks a file before it is sent. */
export function refusalOf(config: EditorConfig, kind: UploadKind, file: File): Refused | undefined {
  const { bytes: most, extensions: allowed } = ruleOf(config, kind)
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? ''
  if (allowed.length > 0 && !allowed.includes(extension)) return 'type'
  return file.size > most ? 'size' : undefined
}

/** The extensions that the dialog of the browser offers. */
export const acceptedBy = (config: EditorConfig, kind: UploadKind): string => ruleOf(config, kind).extensions.join(',')

export interface Stored {
  /** The address of the file. */
  src: string
  name: string
  bytes: number
}

/** Uploads a file. @throws ServerState with the server's text; another error if there is no answer */
export async function upload(config: EditorConfig, kind: UploadKind, file: File): Promise<Stored> {
  const { action, field, prefix: before } = ruleOf(config, kind)
  const form = new FormData()
  form.set('type', 'ajax')
  form.set(field, file, file.name)
  const answer = await fetch(`${editorServer}?action=${encodeURIComponent(action)}&encode=utf-8`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: form
  })
  const { state, url, original, size } = v.parse(uploadedSchema, await answer.json())
  if (state !== 'SUCCESS' || url === '') throw new ServerState(state)
  return { src: before + url, name: original || file.name, bytes: size || file.size }
}

/** Addresses of the images that the server fetched; the others are missing. @throws if there is no answer within 60 s */
export async function catchImages(config: EditorConfig, sources: readonly string[]): Promise<Map<string, string>> {
  const body = new URLSearchParams(sources.map((source) => [`${config.catcherFieldName}[]`, source]))
  const answer = await fetch(`${editorServer}?action=${encodeURIComponent(config.catcherActionName)}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body,
    signal: AbortSignal.timeout(catchTimeout)
  })
  const { list } = v.parse(caughtSchema, await answer.json())
  const caught = list.filter(({ state, url }) => state === 'SUCCESS' && url !== '')
  return new Map(caught.map(({ source, url }) => [source, config.catcherUrlPrefix + url]))
}

/** Whether an image stays where it is: on this site, or a host that the configuration names. */
export function isLocalImage(config: Pick<EditorConfig, 'catcherLocalDomain'>, source: string, page: Location | URL): boolean {
  if (!URL.canParse(source, page.href)) return false
  const { host, hostname, protocol } = new URL(source, page.href)
  return (
    /^https?:$/.test(protocol) &&
    (host === page.host || config.catcherLocalDomain.some((domain) => domain === hostname || domain === host))
  )
}
