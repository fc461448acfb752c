import { type MediaItem, mediaFoundSchema, mediaLimits, mediaListSchema } from '~/contract/media'
import { fetchListPage } from '../list-page'
import { callMedia } from './calls'
import { type MediaView, pageSize } from './view'

/** The files of a view, the newest first. */
export const fetchMedia = ({ kind, lack, name, cursor }: MediaView) =>
  fetchListPage(cursor, (from, options) => {
    const query = { kind, lack, name, cursor: from, size: pageSize }
    return callMedia({ call: 'GET /desk/media/list', query, data: mediaListSchema, ...options })
  })

/**
 * The files of the library by the addresses with which a text refers to them.
 * @throws ApiError, without a toast, because the author has not asked for the files
 */
export async function findMedia(addresses: readonly string[]): Promise<Map<string, MediaItem>> {
  const asked = [...new Set(addresses)].slice(0, mediaLimits.found)
  if (asked.length === 0) return new Map()
  const suppressErrorToast = () => true
  const found = await callMedia({
    call: 'POST /desk/media/find',
    json: { addresses: asked },
    data: mediaFoundSchema,
    suppressErrorToast
  })
  return new Map(
    asked.flatMap((address) => {
      const path = address.replace(/[?#].*$/, '')
      const item = found.items.find(({ key }) => path.endsWith(key))
      return item ? [[address, item]] : []
    })
  )
}
