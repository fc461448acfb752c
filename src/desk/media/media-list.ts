import { type MediaItem, mediaFoundSchema, mediaListSchema } from '~/contract/media'
import { fetchListPage } from '../list-page'
import { callMedia } from './calls'
import { type MediaView, pageSize } from './view'

/** The files of a view, the newest first. */
export const fetchMedia = ({ kind, lack, name, cursor }: MediaView) =>
  fetchListPage(cursor, (from, options) => {
    const query = { kind, lack, name, cursor: from, size: pageSize }
    return callMedia({ call: 'GET /desk/media/list', query, data: mediaListSchema, ...options })
  })

/** The files of the library among these addresses. A failure shows nothing: nobody has asked for them. */
export async function findMedia(addresses: readonly string[]): Promise<MediaItem[]> {
  const json = { addresses: [...addresses] }
  const suppressErrorToast = () => true
  const found = await callMedia({ call: 'POST /desk/media/find', json, data: mediaFoundSchema, suppressErrorToast })
  return found.items
}
