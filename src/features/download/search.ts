import * as v from 'valibot'
import { contentIdSchema, cursorSchema, pageSchema } from '~/contract/content'
import { recordKinds } from '~/contract/download-records'
import { downloadParts } from './copy/types'

/** Query of the download center: everything, one part, or one file (`type` and `id`). Only papers are paginated. */
export const downloadsSearchSchema = v.pipe(
  v.object({
    kind: v.optional(v.picklist(downloadParts)),
    page: pageSchema,
    cursor: cursorSchema,
    type: v.optional(v.picklist(recordKinds)),
    id: v.optional(contentIdSchema)
  }),
  v.check(({ kind, page, cursor }) => kind === 'report' || (page === undefined && cursor === undefined)),
  v.check(({ type, id }) => (type === undefined) === (id === undefined)),
  v.check(({ kind, type }) => kind === undefined || type === undefined)
)
export type DownloadsSearch = v.InferOutput<typeof downloadsSearchSchema>
