import * as v from 'valibot'
import { addressSchema, daySchema, detailFields, entryFields, fileSchema, languageQuerySchema } from './content'
import { editions } from './user-info'

/** `edition`: a database to install. `driver`: a row of the driver table (spec §3). `tool`: anything beside them. */
export const downloadKinds = ['edition', 'driver', 'tool'] as const
export type DownloadKind = (typeof downloadKinds)[number]

/** Query of `GET downloadCentre/list`. */
export const downloadListRequestSchema = v.object({ language: languageQuerySchema })

export const downloadSchema = v.object({
  ...entryFields,
  // The list has the details of each entry: there is no other call for them.
  ...detailFields,
  kind: v.picklist(downloadKinds),
  /** Of an edition: which. */
  edition: v.nullable(v.picklist(editions)),
  /** Of a driver: the programming language, «Java». */
  programmingLanguage: v.nullable(v.string()),
  version: v.string(),
  releasedOn: daySchema,
  /** Developer docs of a driver, installation guide of the others. */
  documents: v.nullable(addressSchema),
  apiDocuments: v.nullable(addressSchema),
  /** Null where it is not handed out here: a page leads to a consultation instead. */
  file: v.nullable(fileSchema),
  /** The privacy statement has to be accepted before it is handed out: `downloadRecord/add` answers the link. */
  isGated: v.boolean()
})
export type Download = v.InferOutput<typeof downloadSchema>

/** `data` of `GET downloadCentre/list`: all of them, editions first, then drivers, then tools, each in its order. */
export const downloadListSchema = v.array(downloadSchema)
