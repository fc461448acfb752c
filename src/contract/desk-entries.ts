import * as v from 'valibot'
import { blockDocumentSchema } from './blocks'
import { contentIdSchema, cursorSchema } from './content'
import { entryKinds } from './entry-kinds'
import { maxQueryLength } from './limits'
import { locales } from './locale'
import { isWritable } from './text'

/*
 * The calls with which the desk writes and publishes entries (decision 042). An entry has a working copy in each language, which
 * authors change, and immutable versions. Times are milliseconds since the epoch.
 */

/** Keys of `fields.json` that a request can fail with. */
export type EntryMessage =
  | 'field_entry_kind'
  | 'field_entry_language'
  | 'field_entry_state'
  | 'field_entry_search'
  | 'field_entry_fields'
  | 'field_entry_text'
  | 'field_entry_revision'
  | 'field_entry_version'
  | 'field_entry_copies'
  | 'field_entry_note'
  | 'field_entry_moment'
  | 'field_flag'

const message = <Key extends EntryMessage>(key: Key): Key => key

/** Stored states of a copy. */
export const copyStates = ['draft', 'review', 'published', 'withdrawn'] as const
/** Displayed states: a published copy whose time has not come is `scheduled`. */
export const entryStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type EntryState = (typeof entryStates)[number]

/** The event that made a version. An `overwritten` version preserves a copy's content before another text replaced it. */
export const versionEvents = ['imported', 'submitted', 'published', 'restored', 'overwritten'] as const
export type VersionEvent = (typeof versionEvents)[number]

/** Longest value of a field, in UTF-16 units: the captions of a long video. */
const maxValueLength = 100_000
/** Longest Markdown of a text, in UTF-16 units. */
const maxMarkdownLength = 200_000
/** Longest note of a reviewer. */
const maxNoteLength = 2_000

/** Requires the key, with one message for all its errors. The schema comes last, where the API descriptions read it. */
const required = <Schema extends v.GenericSchema>(schema: Schema, wrong: EntryMessage) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.check((value) => v.is(schema, value), wrong),
    schema
  )

/** An entry's fields as typed, by name. A copy may be incomplete; publication requires a complete one (`entrySchema`). */
const entryFieldsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,39}$/)),
  v.nullable(
    v.union([v.pipe(v.string(), v.maxLength(maxValueLength), v.check(isWritable)), v.pipe(v.number(), v.finite()), v.boolean()])
  )
)
export type EntryFields = v.InferOutput<typeof entryFieldsSchema>

/** The text of an entry: blocks from the editor, or imported Markdown. */
export const entryTextSchema = v.union([
  blockDocumentSchema,
  v.object({
    markdown: v.pipe(v.string(), v.maxLength(maxMarkdownLength), v.check(isWritable))
  })
])
export type EntryText = v.InferOutput<typeof entryTextSchema>

/** The content that an author writes. */
export const entryContentSchema = v.object({
  fields: entryFieldsSchema,
  /** Null for kinds without a text. */
  text: v.nullable(entryTextSchema)
})

const languageSchema = v.picklist(locales)
const revisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const momentSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const kindQuerySchema = v.pipe(
  v.optional(v.string(message('field_entry_kind')), ''),
  v.picklist(entryKinds, message('field_entry_kind'))
)
const languageQuerySchema = v.pipe(
  v.optional(v.string(message('field_entry_language')), ''),
  v.picklist(locales, message('field_entry_language'))
)

const kindSchema = required(v.picklist(entryKinds), 'field_entry_kind')

/** A copy at the revision that the caller knows; a change applies to that revision only. */
const knownCopySchema = v.object({ language: languageSchema, revision: revisionSchema })
export type KnownCopy = v.InferOutput<typeof knownCopySchema>
const knownCopiesSchema = v.pipe(
  v.array(knownCopySchema),
  v.minLength(1),
  v.check((copies) => new Set(copies.map(({ language }) => language)).size === copies.length),
  v.metadata({ description: 'At most one copy of each language.' })
)

/** The copies that a call changes, all of them or none. */
const changeEntries = {
  kind: kindSchema,
  id: contentIdSchema,
  copies: required(knownCopiesSchema, 'field_entry_copies')
}

const optionalPick = <const Options extends readonly string[]>(options: Options, wrong: EntryMessage) =>
  v.optional(v.picklist(options, wrong))

/** Query of `GET /desk/entry/list`; every filter is optional. */
export const entryListRequestSchema = v.object({
  kind: optionalPick(entryKinds, 'field_entry_kind'),
  language: optionalPick(locales, 'field_entry_language'),
  state: optionalPick(entryStates, 'field_entry_state'),
  /** `true`: drafts that a reviewer returned and that have not been submitted again. */
  returned: v.optional(v.picklist(['true'], message('field_entry_state'))),
  /** Passport's account id of the last author. */
  author: v.optional(v.pipe(v.string(message('field_entry_search')), v.maxLength(100, message('field_entry_search')))),
  /** Part of the title. */
  q: v.optional(v.pipe(v.string(message('field_entry_search')), v.maxLength(maxQueryLength, message('field_entry_search')))),
  cursor: cursorSchema
})

const itemEntries = {
  kind: v.picklist(entryKinds),
  id: v.number(),
  language: languageSchema,
  /** Empty until it is written. */
  title: v.string(),
  state: v.picklist(entryStates),
  revision: v.number(),
  /** Passport's account id of the last author; null for an import. */
  author: v.nullable(v.string()),
  /** The reviewer's note when the copy was returned; empty before, and again after it is submitted. */
  note: v.string(),
  changedAt: v.number(),
  /** The last published version; null before a publication and after a withdrawal. */
  liveVersion: v.nullable(v.number()),
  /** When that version becomes or became visible. */
  publishFrom: v.nullable(v.number())
}

/** An entry's copies by language, for the list. */
const languagesSchema = v.array(v.object({ language: languageSchema, title: v.string(), state: v.picklist(entryStates) }))

/** `data` of `GET /desk/entry/list`: one row for each entry, from its most recently changed copy; the latest change first. */
export const entryListSchema = v.object({
  items: v.array(v.object({ ...itemEntries, languages: languagesSchema })),
  total: v.number(),
  /** `cursor` of the next page; null at the end. */
  next: v.nullable(v.string())
})
export type EntryListItem = v.InferOutput<typeof entryListSchema>['items'][number]

/** A working copy. */
const entryCopySchema = v.object({
  ...itemEntries,
  ...entryContentSchema.entries,
  /** The version that visitors see now; null for none. Differs from `liveVersion` while that is scheduled. */
  visibleVersion: v.nullable(v.number()),
  /** Accounts whose changes since the last publication nobody else has seen. None of them may publish the copy. */
  unseenAuthors: v.array(v.string())
})
export type EntryCopy = v.InferOutput<typeof entryCopySchema>

const entryVersionSchema = v.object({
  language: languageSchema,
  version: v.number(),
  title: v.string(),
  event: v.picklist(versionEvents),
  /** Passport's account id of the author; of an overwritten version, the last author of its content. Null for an import. */
  author: v.nullable(v.string()),
  at: v.number()
})

/** Query of `GET /desk/entry/detail`. */
export const entryDetailRequestSchema = v.object({ kind: kindQuerySchema, id: contentIdSchema })

/** `data` of `GET /desk/entry/detail`. */
export const entryDetailSchema = v.object({
  /** One for each existing language. */
  copies: v.array(entryCopySchema),
  /** Newest first. */
  versions: v.array(entryVersionSchema),
  /** The account that made the request, so that the page can mark its own versions. */
  account: v.string()
})
export type EntryDetail = v.InferOutput<typeof entryDetailSchema>

/** Query of `GET /desk/entry/version`. */
export const entryVersionRequestSchema = v.object({
  kind: kindQuerySchema,
  id: contentIdSchema,
  language: languageQuerySchema,
  /** As digits. */
  version: contentIdSchema
})

/** `data` of `GET /desk/entry/version`: the content of the version. */
export const entryVersionContentSchema = v.object({
  ...entryVersionSchema.entries,
  ...entryContentSchema.entries
})

const contentEntries = {
  language: required(languageSchema, 'field_entry_language'),
  fields: required(entryFieldsSchema, 'field_entry_fields'),
  text: required(v.nullable(entryTextSchema), 'field_entry_text')
}

/** Body of `POST /desk/entry/create`: a new entry in its first language. */
export const entryCreateRequestSchema = v.object({ kind: kindSchema, ...contentEntries })

/** `data` of `POST /desk/entry/create`. */
export const entryCreatedSchema = v.object({ id: v.number(), copy: entryCopySchema })

/** Body of `POST /desk/entry/save`. Revision 0 creates the copy of the other language. */
export const entrySaveRequestSchema = v.object({
  kind: kindSchema,
  id: contentIdSchema,
  revision: required(revisionSchema, 'field_entry_revision'),
  ...contentEntries,
  /** The author has seen the different text at this revision and replaces it; a version preserves the replaced text. */
  overwrites: v.optional(v.boolean(message('field_flag')), false)
})

/** `data` of `POST /desk/entry/save`. */
export const entrySavedSchema = v.object({ revision: v.number(), changedAt: v.number() })

/** Body of `POST /desk/entry/submit`, `withdraw`, `unschedule` and `delete`. */
export const entryChangeRequestSchema = v.object(changeEntries)

/** Body of `POST /desk/entry/return`. */
export const entryReturnRequestSchema = v.object({
  ...changeEntries,
  note: v.optional(
    v.pipe(
      v.string(message('field_entry_note')),
      v.maxLength(maxNoteLength, message('field_entry_note')),
      v.check(isWritable, message('field_entry_note'))
    ),
    ''
  )
})

/** Body of `POST /desk/entry/publish`. */
export const entryPublishRequestSchema = v.object({
  ...changeEntries,
  /** Start of visibility; null or a past time publishes now. */
  at: v.optional(v.nullable(required(momentSchema, 'field_entry_moment')), null),
  /** An admin publishes changes that nobody else has seen; recorded in the audit log. */
  override: v.optional(v.boolean(message('field_flag')), false)
})

/** Body of `POST /desk/entry/restore`: copies the version into the working copy. */
export const entryRestoreRequestSchema = v.object({
  kind: kindSchema,
  id: contentIdSchema,
  language: contentEntries.language,
  revision: required(revisionSchema, 'field_entry_revision'),
  version: required(versionSchema, 'field_entry_version')
})

/** `data` of every call that changes copies, and of its 409: the current copies. */
export const entryCopiesSchema = v.object({ copies: v.array(entryCopySchema) })

/** Milliseconds between two presence calls of an open page. */
export const presencePause = 20_000

/** Body of `POST /desk/entry/presence`. */
export const entryPresenceRequestSchema = v.object({ kind: kindSchema, id: contentIdSchema })

/** `data` of `POST /desk/entry/presence`: passport's ids of the other accounts that have the entry open. */
export const entryPresenceSchema = v.object({ others: v.array(v.string()) })

/** Body of `POST /desk/entry/preview`. */
export const entryPreviewRequestSchema = v.object({ kind: kindSchema, id: contentIdSchema })

/** `data` of `POST /desk/entry/preview`. */
export const entryPreviewSchema = v.object({
  /** Path that opens the preview. */
  path: v.string(),
  expiresAt: v.number()
})

/** Path that opens a preview: this and the token. */
export const previewPath = '/desk/preview/'
/** Form of a preview token. */
export const previewTokenPattern = /^[\w-]{43}$/

/** Query of `GET /desk/entry/previewed`, which the edge calls. */
export const previewRequestSchema = v.object({
  token: v.pipe(v.optional(v.string('field_id'), ''), v.regex(previewTokenPattern, 'field_id'))
})

/** `data` of `GET /desk/entry/previewed`: the page of the entry. */
export const previewSchema = v.object({ page: v.string(), expiresAt: v.number() })
