import * as v from 'valibot'

/*
 * The protocol of the website extension API (spec §7), as existing clients of the vendor speak it: one address, and the
 * action in the query. Answers have a `state` in place of the envelope of the other APIs.
 */

/** Path at the edge, and at the service. */
export const editorServerPath = '/website/extention/api/admin/config'

/** Name of the `meta` element with the address of a server of another origin, in the document of a desk page. */
export const editorServerMeta = 'editor-server'

/** `state` of a success; any other is a text for the author. */
export const successState = 'SUCCESS'

const extensionsSchema = v.pipe(v.array(v.string()), v.readonly())

/** Answer of `?action=config`: limits in bytes, extensions with their dot. */
export const editorConfigSchema = v.object({
  imageActionName: v.string(),
  imageFieldName: v.string(),
  imageMaxSize: v.number(),
  imageAllowFiles: extensionsSchema,
  imageCompressEnable: v.boolean(),
  /** Longest side in pixels to which the editor scales an image before it uploads it. */
  imageCompressBorder: v.number(),
  imageInsertAlign: v.string(),
  imageUrlPrefix: v.string(),
  imagePathFormat: v.string(),
  scrawlActionName: v.string(),
  scrawlFieldName: v.string(),
  scrawlPathFormat: v.string(),
  scrawlMaxSize: v.number(),
  scrawlUrlPrefix: v.string(),
  scrawlInsertAlign: v.string(),
  snapscreenActionName: v.string(),
  snapscreenPathFormat: v.string(),
  snapscreenUrlPrefix: v.string(),
  snapscreenInsertAlign: v.string(),
  /** Host names whose images stay where they are. */
  catcherLocalDomain: extensionsSchema,
  catcherActionName: v.string(),
  catcherFieldName: v.string(),
  catcherPathFormat: v.string(),
  catcherUrlPrefix: v.string(),
  catcherMaxSize: v.number(),
  catcherAllowFiles: extensionsSchema,
  videoActionName: v.string(),
  videoFieldName: v.string(),
  videoPathFormat: v.string(),
  videoUrlPrefix: v.string(),
  videoMaxSize: v.number(),
  videoAllowFiles: extensionsSchema,
  fileActionName: v.string(),
  fileFieldName: v.string(),
  filePathFormat: v.string(),
  fileUrlPrefix: v.string(),
  fileMaxSize: v.number(),
  fileAllowFiles: extensionsSchema,
  imageManagerActionName: v.string(),
  imageManagerListPath: v.string(),
  imageManagerListSize: v.number(),
  imageManagerUrlPrefix: v.string(),
  imageManagerInsertAlign: v.string(),
  imageManagerAllowFiles: extensionsSchema,
  fileManagerActionName: v.string(),
  fileManagerListPath: v.string(),
  fileManagerUrlPrefix: v.string(),
  fileManagerListSize: v.number(),
  fileManagerAllowFiles: extensionsSchema
})
export type EditorConfig = v.InferOutput<typeof editorConfigSchema>

const uploadField = v.optional(v.string(), 'upfile')
const unlimited = v.optional(v.number(), Number.POSITIVE_INFINITY)
const anyExtension = v.optional(extensionsSchema, [])
const noPrefix = v.optional(v.string(), '')

/**
 * A configuration as the editor reads it: other servers of the vendor speak the protocol too, so only the names of the
 * actions are required.
 */
export const receivedConfigSchema = v.object({
  imageActionName: v.string(),
  imageFieldName: uploadField,
  imageMaxSize: unlimited,
  imageAllowFiles: anyExtension,
  imageCompressEnable: v.optional(v.boolean(), true),
  imageCompressBorder: v.optional(v.number(), 1600),
  imageUrlPrefix: noPrefix,
  snapscreenActionName: v.optional(v.string()),
  snapscreenUrlPrefix: noPrefix,
  catcherLocalDomain: anyExtension,
  catcherActionName: v.string(),
  catcherFieldName: v.optional(v.string(), 'source'),
  catcherUrlPrefix: noPrefix,
  videoActionName: v.string(),
  videoFieldName: uploadField,
  videoMaxSize: unlimited,
  videoAllowFiles: anyExtension,
  videoUrlPrefix: noPrefix,
  fileActionName: v.string(),
  fileFieldName: uploadField,
  fileMaxSize: unlimited,
  fileAllowFiles: anyExtension,
  fileUrlPrefix: noPrefix
})
export type ReceivedConfig = v.InferOutput<typeof receivedConfigSchema>

/** Addresses that `catchimage` fetches in one call; those after them are answered with FAIL. */
export const catchLimit = 20

/** Milliseconds that the editor waits for the answer of `catchimage` (spec §9). */
export const catchTimeout = 60_000

/** Answer of a refusal, to any action. Its HTTP status is 200: clients show the state of no other. */
export const refusedSchema = v.object({
  /** For the author. */
  state: v.string(),
  /** Status that the other APIs answer in this case: 401 if the login has ended. Other servers of the vendor leave it out. */
  status: v.optional(v.number())
})
export type Refused = v.InferOutput<typeof refusedSchema>

const storedFields = {
  state: v.literal(successState),
  /** Address of the file, after the prefix of the configuration. */
  url: v.string(),
  /** Name under which the file is stored. */
  title: v.string(),
  /** Name of the uploaded file. */
  original: v.string(),
  /** Bytes. */
  size: v.number()
}

/** Answer of an upload that was stored. `type` is the extension with its dot. */
export const uploadedSchema = v.object({ ...storedFields, type: v.string() })
export type Uploaded = v.InferOutput<typeof uploadedSchema>

/** Answer of `catchimage`. The entries are in the order of the request and repeat its addresses exactly. */
export const caughtSchema = v.object({
  state: v.picklist([successState, 'ERROR']),
  list: v.array(
    v.variant('state', [
      v.object({ ...storedFields, source: v.string() }),
      v.object({ state: v.literal('FAIL'), source: v.string() })
    ])
  )
})
export type Caught = v.InferOutput<typeof caughtSchema>

/** Answer of `listimage` and `listfile`, the newest first. */
export const filesListedSchema = v.object({
  state: v.picklist([successState, 'no match file']),
  list: v.array(
    v.object({
      url: v.string(),
      /** Seconds since the epoch. */
      mtime: v.number()
    })
  ),
  start: v.number(),
  total: v.number()
})
export type FilesListed = v.InferOutput<typeof filesListedSchema>
