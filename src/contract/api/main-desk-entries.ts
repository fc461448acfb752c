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
  //#region Entries at the desk
  /** Each entry once, by its copy that was changed last among those that the filters find. */
  'GET /desk/entry/list': { access: 'author', query: entryListRequestSchema, data: entryListSchema },
  /**
   * The copies of an entry and its versions.
   * @throws 404 There is no such entry.
   */
  'GET /desk/entry/detail': { access: 'author', query: entryDetailRequestSchema, data: entryDetailSchema },
  /**
   * The content of a version.
   * @throws 404 There is no such entry.
   */
  'GET /desk/entry/version': { access: 'author', query: entryVersionRequestSchema, data: entryVersionContentSchema },
  /** An entry with a new id. */
  'POST /desk/entry/create': { access: 'author', body: json(entryCreateRequestSchema), data: entryCreatedSchema },
  /**
   * Stores the copy as a draft, if it still is at the revision. Nothing that is published changes. A save of what is stored
   * changes nothing, so that it can be repeated.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/save': { access: 'author', body: json(entrySaveRequestSchema), data: entrySavedSchema },
  /**
   * Complete drafts wait for a reviewer.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/submit': { access: 'author', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  /**
   * What waits for a reviewer becomes a draft again, with a note for its author; who takes back their own needs none.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/return': { access: 'author', body: json(entryReturnRequestSchema), data: entryCopiesSchema },
  /**
   * An earlier version becomes the draft.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/restore': { access: 'author', body: json(entryRestoreRequestSchema), data: entryCopiesSchema },
  /**
   * Removes copies that are not published. Their versions are kept.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/delete': { access: 'author', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  /** The account has the entry open for a minute. Answers who else has. */
  'POST /desk/entry/presence': { access: 'author', body: json(entryPresenceRequestSchema), data: entryPresenceSchema },
  /**
   * A link with which anyone sees the copies of the entry in the site until it expires.
   * @throws 404 There is no such entry.
   * @throws 409 No copy has a title, or the kind has no page.
   */
  'POST /desk/entry/preview': { access: 'author', body: json(entryPreviewRequestSchema), data: entryPreviewSchema },
  /**
   * The page that a link opens.
   * @throws 404 The link is unknown or has expired.
   */
  'GET /desk/entry/previewed': { access: 'link', query: previewRequestSchema, data: previewSchema },
  /**
   * Visitors see the copies from a moment on, the copies of several languages together. Somebody else has seen what the account
   * changed in them, unless an admin says so.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/publish': { access: 'reviewer', body: json(entryPublishRequestSchema), data: entryCopiesSchema },
  /**
   * Visitors no longer see the entry, nor what was scheduled to replace it. A draft of it stays.
   * @throws 404 There is no such entry.
   * @throws 409 Visitors do not see it; `data` has the copies as they are.
   */
  'POST /desk/entry/withdraw': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  /**
   * What is scheduled becomes a draft, and the version that visitors see stays as it is.
   * @throws 404 There is no such entry.
   * @throws 409 Nothing is scheduled; `data` has the copies as they are.
   */
  'POST /desk/entry/unschedule': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema }
  //#endregion
} as const satisfies Calls

export type MainDeskEntries = typeof mainDeskEntries
