import {
  mediaAltRequestSchema,
  mediaDetailRequestSchema,
  mediaDetailSchema,
  mediaFileRequestSchema,
  mediaFindRequestSchema,
  mediaFoundSchema,
  mediaItemSchema,
  mediaListRequestSchema,
  mediaListSchema,
  mediaRenameRequestSchema
} from '../media'
import { type Calls, json } from './call'

/** The calls of main for the media library of the desk. Files are uploaded through the extension API. */
export const mainDeskMedia = {
  'GET /desk/media/list': { access: 'author', query: mediaListRequestSchema, data: mediaListSchema },
  'GET /desk/media/detail': { access: 'author', query: mediaDetailRequestSchema, data: mediaDetailSchema },
  'POST /desk/media/find': { access: 'author', body: json(mediaFindRequestSchema), data: mediaFoundSchema },
  'POST /desk/media/alt': { access: 'author', body: json(mediaAltRequestSchema), data: mediaItemSchema },
  'POST /desk/media/rename': { access: 'author', body: json(mediaRenameRequestSchema), data: mediaItemSchema },
  'POST /desk/media/scan': { access: 'author', body: json(mediaFileRequestSchema), data: mediaItemSchema },
  'POST /desk/media/delete': { access: 'author', body: json(mediaFileRequestSchema) }
} as const satisfies Calls

export type MainDeskMedia = typeof mainDeskMedia
