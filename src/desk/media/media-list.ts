import { type MediaItem, mediaFoundSchema, mediaListSchema } from '~/contract/media'
import { callMedia } from './calls'
import { type MediaView, pageSize } from './view'

/** The files of a view, the newest first. */
export const fetchMedia = ({ kind, lack, name, cursor }: MediaView) =>
  callMedia({ call: 'GET /desk/media/list', query: { kind, lack, name, cursor, size: pageSize }, data: mediaListSchema })

/** The files of the library among these addresses. A failure shows nothing: nobody has asked for them. */
export async function findMedia(addresses: readonly string[]): Promise<MediaItem[]> {
  const json = { addresses: [...addresses] }
  const suppressErrorToast = () => true
  const found = await callMedia({ call: 'POST /desk/media/find', json, data: mediaFoundSchema, suppressErrorToast })
  return found.items
}
