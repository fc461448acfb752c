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
  //#region Media library
  /** The files of the library, the newest first. */
  'GET /desk/media/list': { access: 'author', query: mediaListRequestSchema, data: mediaListSchema },
  /**
   * A file, the working copies that name it and the versions that show it.
   * @throws 404 There is no such file.
   */
  'GET /desk/media/detail': { access: 'author', query: mediaDetailRequestSchema, data: mediaDetailSchema },
  /** The files of the library among some addresses. */
  'POST /desk/media/find': { access: 'author', body: json(mediaFindRequestSchema), data: mediaFoundSchema },
  /**
   * Sets the alternative text in both languages.
   * @throws 404 There is no such file.
   */
  'POST /desk/media/alt': { access: 'author', body: json(mediaAltRequestSchema), data: mediaItemSchema },
  /**
   * Renames a file; the address and the extension stay.
   * @throws 404 There is no such file.
   */
  'POST /desk/media/rename': { access: 'author', body: json(mediaRenameRequestSchema), data: mediaItemSchema },
  /**
   * Scans a quarantined file again.
   * @throws 404 There is no such file.
   * @throws 422 The scan does not release it.
   */
  'POST /desk/media/scan': { access: 'author', body: json(mediaFileRequestSchema), data: mediaItemSchema },
  /**
   * Deletes a file that no kept version and no working copy uses.
   * @throws 404 There is no such file.
   * @throws 409 The file is used.
   */
  'POST /desk/media/delete': { access: 'author', body: json(mediaFileRequestSchema) }
  //#endregion
} as const satisfies Calls

export type MainDeskMedia = typeof mainDeskMedia
