import * as v from 'valibot'
import { contentIdSchema } from '~/contract/content'
import { type MediaKind, type MediaLack, mediaListRequestSchema } from '~/contract/media'

/** What the page shows, as its address says. */
export interface MediaView {
  kind: MediaKind | ''
  lack: MediaLack | ''
  name: string
  cursor?: string | undefined
  /** The selected file. */
  id?: number | undefined
}

/** Files on one page of the library. */
export const pageSize = 24

/** Reads the query of the address; a part that is invalid is left out. */
export function readView(search: string): MediaView {
  const query = new URLSearchParams(search)
  const { kind, lack, name, cursor } = mediaListRequestSchema.entries
  const parse = <Schema extends v.GenericSchema>(schema: Schema, key: string): v.InferOutput<Schema> | undefined => {
    const result = v.safeParse(schema, query.get(key) ?? undefined)
    return result.success ? result.output : undefined
  }
  return {
    kind: parse(kind, 'kind') ?? '',
    lack: parse(lack, 'lack') ?? '',
    name: parse(name, 'name') ?? '',
    cursor: parse(cursor, 'cursor'),
    id: parse(contentIdSchema, 'id')
  }
}

/** Address of the page with this view. */
export function mediaAddressOf(view: MediaView): string {
  const entries = Object.entries(view).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]]
  )
  return entries.length === 0 ? '/desk/media' : `/desk/media?${new URLSearchParams(entries)}`
}
