import { mediaListSchema } from '~/contract/media'
import { callMedia } from './calls'
import { type MediaView, pageSize } from './view'

/** The files of a view, the newest first. */
export const fetchMedia = ({ kind, lack, name, cursor }: MediaView) =>
  callMedia({ call: 'GET /desk/media/list', query: { kind, lack, name, cursor, size: pageSize }, data: mediaListSchema })
