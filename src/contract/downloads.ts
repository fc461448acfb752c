import * as v from 'valibot'
import { addressSchema, daySchema, detailFields, entryFields, fileSchema, languageQuerySchema } from './content'
import { editions } from './user-info'

/** `edition`: a database to install. `driver`: a row of the driver table (spec §3). `tool`: any other download. */
export const downloadKinds = ['edition', 'driver', 'tool'] as const
/** Query of `GET downloadCentre/list`. */
export const downloadListRequestSchema = v.object({ language: languageQuerySchema })

const downloadSchema = v.object({
  ...entryFields,
  // The list includes the details of each entry: there is no `detail` call for downloads.
  ...detailFields,
  kind: v.picklist(downloadKinds),
  /** Null unless the entry is an edition. */
  edition: v.nullable(v.picklist(editions)),
  /** Programming language of a driver, «Java»; null for other kinds. */
  programmingLanguage: v.nullable(v.string()),
  version: v.string(),
  releasedOn: daySchema,
  /** Developer docs for a driver, an installation guide for other kinds. */
  documents: v.nullable(addressSchema),
  apiDocuments: v.nullable(addressSchema),
  /** Null if the file cannot be downloaded here; the page leads to a consultation instead. */
  file: v.nullable(fileSchema),
  /** The visitor must accept the privacy statement first: `downloadRecord/add` returns the link. */
  isGated: v.boolean()
})
export type Download = v.InferOutput<typeof downloadSchema>

/** `data` of `GET downloadCentre/list`, unpaged: editions first, then drivers, then tools, each in its order. */
export const downloadListSchema = v.array(downloadSchema)

/** An address that pages must not link, such as one without TLS, is left out. */
const linkableSchema = v.fallback(v.nullable(addressSchema), null)

/** The same list as pages read it: a download is offered even if its documents cannot be linked. */
export const readDownloadsSchema = v.array(
  v.object({ ...downloadSchema.entries, documents: linkableSchema, apiDocuments: linkableSchema })
)
