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
  /** The entries, each once: by the copy that was changed last among those that match the filters. */
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
  /** Creates an entry with a new id. */
  'POST /desk/entry/create': { access: 'author', body: json(entryCreateRequestSchema), data: entryCreatedSchema },
  /**
   * Stores the copy as a draft, if it still has the given revision. Published versions do not change. Saving the stored content
   * again changes nothing, so a save can be repeated.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/save': { access: 'author', body: json(entrySaveRequestSchema), data: entrySavedSchema },
  /**
   * Submits complete drafts for review.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/submit': { access: 'author', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  /**
   * Returns submitted copies to drafts, with a note for their author. Authors can take back their own copies without a note.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/return': { access: 'author', body: json(entryReturnRequestSchema), data: entryCopiesSchema },
  /**
   * Makes an earlier version the draft.
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
  /** Records for a minute that the account has the entry open. Answers with the other accounts that have it open. */
  'POST /desk/entry/presence': { access: 'author', body: json(entryPresenceRequestSchema), data: entryPresenceSchema },
  /**
   * A link that shows the copies of the entry in the site to anyone who has it, until it expires.
   * @throws 404 There is no such entry.
   * @throws 409 No copy has a title, or the kind has no page.
   */
  'POST /desk/entry/preview': { access: 'author', body: json(entryPreviewRequestSchema), data: entryPreviewSchema },
  /**
   * The page that a preview link opens.
   * @throws 404 The link is unknown or has expired.
   */
  'GET /desk/entry/previewed': { access: 'link', query: previewRequestSchema, data: previewSchema },
  /**
   * Publishes the copies at a given time, those of several languages together. Another account must have seen the changes of the
   * caller, unless an admin overrides this.
   * @throws 404 There is no such entry.
   * @throws 409 A copy has changed since, or its state does not allow it; `data` has the copies as they are.
   */
  'POST /desk/entry/publish': { access: 'reviewer', body: json(entryPublishRequestSchema), data: entryCopiesSchema },
  /**
   * Withdraws the entry: visitors see neither its published version nor a scheduled one. A draft of it stays.
   * @throws 404 There is no such entry.
   * @throws 409 Visitors do not see the entry; `data` has the copies as they are.
   */
  'POST /desk/entry/withdraw': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema },
  /**
   * Makes the scheduled version a draft. The version that visitors see stays as it is.
   * @throws 404 There is no such entry.
   * @throws 409 Nothing is scheduled; `data` has the copies as they are.
   */
  'POST /desk/entry/unschedule': { access: 'reviewer', body: json(entryChangeRequestSchema), data: entryCopiesSchema }
  //#endregion
} as const satisfies Calls

export type MainDeskEntries = typeof mainDeskEntries
