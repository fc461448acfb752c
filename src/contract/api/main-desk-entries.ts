import {
  entryChangeRequestSchema,
  entryCopiesSchema,
  entryCreatedSchema,
  entryCreateRequestSchema,
  entryDetailRequestSchema,
  entryDetailSchema,
  entryListRequestSchema,
  entryListSchema,
  entryPresenceRequestSchema,
  entryPresenceSchema,
  entryPreviewRequestSchema,
  entryPreviewSchema,
  entryPublishRequestSchema,
  entryRestoreRequestSchema,
  entryReturnRequestSchema,
  entrySavedSchema,
  entrySaveRequestSchema,
  entryVersionContentSchema,
  entryVersionRequestSchema,
  previewRequestSchema,
  previewSchema
} from '../desk-entries'
import { type Calls, json } from './call'

/**
 * Calls of the main API with which the desk writes and publishes entries (decision 042). A change that is based on an older
 * revision, or that the state of a copy does not allow, is a 409 whose `data` has the copies as they are.
 */
export const mainDeskEntries = {
  'GET /desk/entry/list': { access: 'author', query: entryListRequestSchema, data: entryListSchema },
  'GET /desk/entry/detail': { access: 'author', query: entryDetailRequestSchema, data: entryDetailSchema },
  'GET /desk/entry/version': { access: 'author', query: entryVersionRequestSchema, data: entryVersionContentSchema },
  'POST /desk/entry/create': { access: 'author', body: json(entryCreateRequestSchema), data: entryCreatedSchema },
  'POST /desk/entry/save': { access: 'author', body: json(entrySaveRequestSchema), data: entrySavedSchema },
  'POST /desk/entry/submit': { access: 'author', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/return': { access: 'author', body: json(entryReturnRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/restore': { access: 'author', body: json(entryRestoreRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/delete': { access: 'author', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/presence': { access: 'author', body: json(entryPresenceRequestSchema), data: entryPresenceSchema },
  'POST /desk/entry/preview': { access: 'author', body: json(entryPreviewRequestSchema), data: entryPreviewSchema },
  'GET /desk/entry/previewed': { access: 'link', query: previewRequestSchema, data: previewSchema },
  'POST /desk/entry/publish': { access: 'reviewer', body: json(entryPublishRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/withdraw': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  'POST /desk/entry/unschedule': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema }
} as const satisfies Calls

export type MainDeskEntries = typeof mainDeskEntries
