import * as v from 'valibot'
import { lengths } from './account'
import { addressSchema, contentIdSchema, cursorSchema, listOf, momentSchema, type QueryMessage, sizeSchema } from './content'
import { maxQueryLength } from './limits'
import { columnSuffix, type Locale, locales } from './locale'
import { mediaKinds } from './media-keys'
import { characterCount, isWritable } from './text'

/** A file is `quarantined` until the configured scan has released it; only then does it have an address. */
export const mediaStates = ['quarantined', 'ready'] as const
/**
 * Defects by which the library is filtered: `alt`, an image without alternative text in a language; `use`, a file that no kept
 * version shows and no working copy names.
 */
export const mediaLacks = ['alt', 'use'] as const

/** Keys of `fields.json` that a change of the media library can fail with. */
export type MediaMessage = 'field_alt' | 'field_file_name'

const message = <Key extends MediaMessage | QueryMessage>(key: Key): Key => key

/** Most characters of an alternative text and of a file's name, and most addresses that `find` takes. */
export const mediaLimits = { alt: 200, name: 120, found: 100 } as const

/** An absent parameter and an empty one, as a form sends it, select everything. */
const filter = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.picklist(['', ...options], message('field_type')), '')

/** Query of `GET desk/media/list`. */
export const mediaListRequestSchema = v.object({
  kind: filter(mediaKinds),
  lack: filter(mediaLacks),
  /** Part of the name. */
  name: v.pipe(
    v.optional(v.string(message('field_query')), ''),
    v.trim(),
    v.check((value) => characterCount(value) <= maxQueryLength && isWritable(value), message('field_query')),
    v.metadata({ maxLength: maxQueryLength })
  ),
  size: sizeSchema,
  cursor: cursorSchema
})

export const mediaDetailRequestSchema = v.object({ id: contentIdSchema })

/** A file of the library. */
export const mediaItemSchema = v.object({
  id: v.number(),
  key: v.string(),
  kind: v.picklist(mediaKinds),
  name: v.string(),
  bytes: v.number(),
  /** 64 lower-case hexadecimal digits. */
  sha256: v.string(),
  mediaType: v.string(),
  /** Pixels of an image. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  altZh: v.string(),
  altEn: v.string(),
  createdAt: momentSchema,
  state: v.picklist(mediaStates),
  /** Address with which texts refer to the file; null while it is quarantined. */
  address: v.nullable(addressSchema),
  isUsed: v.boolean()
})
export type MediaItem = v.InferOutput<typeof mediaItemSchema>

/** The field with the alternative text in the language. */
export const altField = (locale: Locale) => `alt${columnSuffix(locale)}` as const satisfies keyof MediaItem

/** `data` of `GET desk/media/list`, the newest first. */
export const mediaListSchema = listOf(mediaItemSchema)

/** Body of `POST desk/media/find` (JSON): addresses as texts refer to files; those of other files are ignored. */
export const mediaFindRequestSchema = v.object({
  addresses: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(message('field_query')), v.maxLength(2000, message('field_query'))), message('field_query')),
      v.maxLength(mediaLimits.found, message('field_query'))
    ),
    []
  )
})

/** `data` of `POST desk/media/find`: the files of the library among them. */
export const mediaFoundSchema = v.object({ items: v.array(mediaItemSchema) })

/** `data` of `GET desk/media/detail`: the file and its uses: the newest hundred working copies, then versions. */
export const mediaDetailSchema = v.object({
  ...mediaItemSchema.entries,
  uses: v.array(
    v.object({
      /** Kind and id of the entry. */
      kind: v.string(),
      id: v.number(),
      language: v.picklist(locales),
      /** Null for the working copy. */
      version: v.nullable(v.number()),
      /** Of the working copy or the version. */
      title: v.string()
    })
  )
})
export type MediaDetail = v.InferOutput<typeof mediaDetailSchema>

/** One line of text; empty removes it. */
const altSchema = v.pipe(
  v.optional(v.string(message('field_alt')), ''),
  v.trim(),
  v.check(
    (value) => characterCount(value) <= mediaLimits.alt && isWritable(value) && !/[\r\n]/.test(value),
    message('field_alt')
  ),
  v.metadata({ maxLength: mediaLimits.alt, description: 'On one line.' })
)

/** Body of `POST desk/media/alt` (JSON): both texts. */
export const mediaAltRequestSchema = v.object({ id: contentIdSchema, altZh: altSchema, altEn: altSchema })

/** Body of `POST desk/media/rename` (JSON). The service also refuses names that it would not take from an upload. */
export const mediaRenameRequestSchema = v.object({
  id: contentIdSchema,
  name: v.pipe(
    v.optional(v.string(message('field_file_name')), ''),
    v.trim(),
    v.check(
      (value) => value !== '' && characterCount(value) <= mediaLimits.name && isWritable(value),
      message('field_file_name')
    ),
    lengths({ min: 1, max: mediaLimits.name })
  )
})

/** Body of `POST desk/media/scan` and `POST desk/media/delete` (JSON). */
export const mediaFileRequestSchema = v.object({ id: contentIdSchema })
