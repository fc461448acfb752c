import { articleSections } from './articles'
import { caseSolutions, industries } from './customer-cases'
import { downloadKinds } from './downloads'
import { employments, openingCities, openingTeams } from './openings'
import { researchTypes } from './research'
import { editions } from './user-info'

/*
 * The kinds of entries and their fields, once for the forms of the desk, for its publication, and for import and export of
 * files (docs/decisions/042-publication.md).
 */

export const entryKinds = [
  'news',
  'cases',
  'videos',
  'activities',
  'research',
  'articles',
  'downloads',
  'openings',
  'slides',
  'banners',
  'synonyms'
] as const
export type EntryKindName = (typeof entryKinds)[number]

/** What a field holds. The name selects the control of the form and the text of an error. */
type FieldType =
  /** One line, or several, of at most `max` characters. */
  | { type: 'line' | 'lines'; max: number }
  /** One of the names; `videoType` is one of the types of videos, which are in the database. */
  | { type: 'choice'; choices: readonly string[] }
  | { type: 'videoType' }
  /** `2026-03-31`. */
  | { type: 'day' }
  /** ISO 8601 with an offset from UTC; the database stores milliseconds since the epoch. */
  | { type: 'moment' }
  /** IANA name. */
  | { type: 'zone' }
  /** A whole number, at least this. */
  | { type: 'number'; min: number }
  | { type: 'flag' }
  /** A path of the site or an https address. */
  | { type: 'link' }
  /** As `link`, or the key of an ungated file. Pages load it, so an https address must be of the origin of FILE_BASE. */
  | { type: 'loaded' }
  /** Key of a file in the bucket. The prefix determines whether it needs a signed link. */
  | { type: 'fileKey' }
  | { type: 'mediaType'; pattern: RegExp }
  /** Size and SHA-256 of the file, which are computed. */
  | { type: 'bytes' }
  | { type: 'sha256' }
  /** Results of a case, a line each: `value | label`. */
  | { type: 'figures' }
  /** WebVTT; empty for none. In files it lies beside the entry. */
  | { type: 'captions' }

export type EntryField = FieldType & {
  /** Name in files, in the form and in the code's rows. */
  name: string
  /** The value may be null. */
  isOptional?: true
}

/** One kind of entries. */
export interface EntryDefinition {
  fields: readonly EntryField[]
  /** Whether an entry has a text, which its page shows. */
  hasText: boolean
  /** The fields have both languages, so the entry has one copy. */
  isBilingual?: true
  /** Name of the field that lists show. */
  titleField: string
  /** Address of the page of an entry; null where the kind has none. */
  pageOf: ((id: number, fields: Readonly<Record<string, unknown>>) => string) | null
  /** The field that contradicts another one, with the reason for the import's message. */
  contradiction?: (fields: Readonly<Record<string, unknown>>) => { field: string; reason: string } | undefined
}

const line = (name: string, max: number) => ({ name, type: 'line', max }) as const
const day = (name: string) => ({ name, type: 'day' }) as const
const releasedOn = day('releasedOn')

/** Fields of every kind that has a page. */
const common = [
  line('title', 200),
  { name: 'summary', type: 'lines', max: 600 },
  { name: 'isSample', type: 'flag' }
] as const satisfies readonly EntryField[]

/** The picture above the text and of link previews, with the text in place of it. */
const cover = [
  { name: 'cover', type: 'loaded', isOptional: true },
  { ...line('coverAlt', 200), isOptional: true }
] as const satisfies readonly EntryField[]

type Contradiction = NonNullable<EntryDefinition['contradiction']>

/** A cover has a text in place of it. */
const coverContradiction: Contradiction = ({ cover, coverAlt }) =>
  cover !== null && coverAlt === null ? { field: 'coverAlt', reason: 'is missing beside cover' } : undefined

/** As `rule`, for a kind with a cover. */
const covered =
  (rule: Contradiction): Contradiction =>
  (fields) =>
    rule(fields) ?? coverContradiction(fields)

const file = [
  { name: 'fileKey', type: 'fileKey', isOptional: true },
  { ...line('fileName', 120), isOptional: true },
  { name: 'fileMediaType', type: 'mediaType', pattern: /^[\w.+-]+\/[\w.+-]+$/, isOptional: true },
  { name: 'fileBytes', type: 'bytes', isOptional: true },
  { name: 'fileSha256', type: 'sha256', isOptional: true }
] as const satisfies readonly EntryField[]

/** Keys with this prefix need a signed link. */
export const gatedPrefix = 'gated/'

/** A file needs a name and a media type. */
const fileContradiction: Contradiction = ({ fileKey, fileName, fileMediaType }) => {
  if (fileKey === null) return undefined
  const reason = 'is missing beside fileKey'
  if (fileName === null) return { field: 'fileName', reason }
  return fileMediaType === null ? { field: 'fileMediaType', reason } : undefined
}

/** An end is not before its beginning; either may be left out where the kind allows it. */
const spanContradiction: Contradiction = ({ startsAt, endsAt }) =>
  typeof startsAt === 'number' && typeof endsAt === 'number' && endsAt < startsAt
    ? { field: 'endsAt', reason: 'is before startsAt' }
    : undefined

/** A file that nobody may get without a link of main is never open. */
const gatedContradiction: Contradiction = (fields) => {
  const isOpen = typeof fields.fileKey === 'string' && !fields.fileKey.startsWith(gatedPrefix)
  return isOpen ? { field: 'fileKey', reason: `must begin with ${gatedPrefix}` } : fileContradiction(fields)
}

/** The package of an edition is for logged-in users (spec §6), whom an open file would not be asked for. */
const downloadContradiction: Contradiction = (fields) =>
  fields.kind === 'edition' ? gatedContradiction(fields) : fileContradiction(fields)

export const entryDefinitions: Readonly<Record<EntryKindName, EntryDefinition>> = {
  news: {
    fields: [
      ...common,
      ...cover,
      line('source', 100),
      releasedOn,
      { name: 'trending', type: 'number', min: 1, isOptional: true }
    ],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/news/detail?id=${id}`,
    contradiction: coverContradiction
  },
  cases: {
    fields: [
      ...common,
      ...cover,
      line('customer', 100),
      { name: 'industry', type: 'choice', choices: industries },
      { name: 'solution', type: 'choice', choices: caseSolutions, isOptional: true },
      { name: 'logo', type: 'loaded', isOptional: true },
      { name: 'figures', type: 'figures', isOptional: true },
      { name: 'quote', type: 'lines', max: 400, isOptional: true },
      { ...line('quotedPerson', 100), isOptional: true },
      releasedOn
    ],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/customer/details?id=${id}`,
    contradiction: covered(({ quote, quotedPerson }) =>
      quote !== null && quotedPerson === null ? { field: 'quotedPerson', reason: 'is missing beside quote' } : undefined
    )
  },
  videos: {
    fields: [
      ...common,
      { name: 'type', type: 'videoType' },
      releasedOn,
      { name: 'durationSeconds', type: 'number', min: 1 },
      { name: 'poster', type: 'loaded', isOptional: true },
      { name: 'source', type: 'loaded', isOptional: true },
      { name: 'sourceMediaType', type: 'mediaType', pattern: /^video\/[\w.+-]+$/, isOptional: true },
      { name: 'captions', type: 'captions' }
    ],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/center/video/details?id=${id}`,
    contradiction: ({ source, sourceMediaType }) =>
      source !== null && sourceMediaType === null ? { field: 'sourceMediaType', reason: 'is missing beside source' } : undefined
  },
  activities: {
    fields: [
      ...common,
      ...cover,
      { name: 'startsAt', type: 'moment' },
      { name: 'endsAt', type: 'moment' },
      { name: 'timeZone', type: 'zone' },
      line('place', 200),
      { name: 'registration', type: 'link', isOptional: true }
    ],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/center/activity?id=${id}`,
    contradiction: covered(spanContradiction)
  },
  research: {
    fields: [...common, ...cover, { name: 'type', type: 'choice', choices: researchTypes }, releasedOn, ...file],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/center/research?id=${id}`,
    // A report is downloaded after accepting the privacy statement, without exception (spec §1).
    contradiction: covered(gatedContradiction)
  },
  articles: {
    fields: [...common, ...cover, { name: 'section', type: 'choice', choices: articleSections }, line('topic', 50), releasedOn],
    hasText: true,
    titleField: 'title',
    pageOf: (id, { section }) => `/center/${String(section)}?id=${id}`,
    contradiction: coverContradiction
  },
  downloads: {
    fields: [
      ...common,
      { name: 'kind', type: 'choice', choices: downloadKinds },
      { name: 'place', type: 'number', min: 1 },
      { name: 'edition', type: 'choice', choices: editions, isOptional: true },
      { ...line('programmingLanguage', 40), isOptional: true },
      line('version', 40),
      releasedOn,
      { name: 'documents', type: 'link', isOptional: true },
      { name: 'apiDocuments', type: 'link', isOptional: true },
      ...file
    ],
    hasText: false,
    titleField: 'title',
    pageOf: null,
    contradiction: downloadContradiction
  },
  openings: {
    fields: [
      ...common,
      { name: 'place', type: 'number', min: 1 },
      { name: 'city', type: 'choice', choices: openingCities },
      { name: 'team', type: 'choice', choices: openingTeams },
      { name: 'employment', type: 'choice', choices: employments },
      releasedOn
    ],
    hasText: true,
    titleField: 'title',
    pageOf: (id) => `/joinus/data?id=${id}`
  },
  slides: {
    fields: [
      { name: 'place', type: 'number', min: 1 },
      line('kindZh', 40),
      line('kindEn', 40),
      line('titleZh', 120),
      line('titleEn', 160),
      line('linkTextZh', 40),
      line('linkTextEn', 60),
      { name: 'href', type: 'link' }
    ],
    hasText: false,
    isBilingual: true,
    titleField: 'titleZh',
    pageOf: null
  },
  banners: {
    fields: [
      line('textZh', 80),
      line('textEn', 120),
      line('linkTextZh', 40),
      line('linkTextEn', 60),
      { name: 'href', type: 'link' },
      { name: 'startsAt', type: 'moment', isOptional: true },
      { name: 'endsAt', type: 'moment', isOptional: true }
    ],
    hasText: false,
    isBilingual: true,
    titleField: 'textZh',
    pageOf: null,
    contradiction: spanContradiction
  },
  // Words of the search, each field with commas between them. They count in both languages.
  synonyms: {
    fields: [line('said', 120), line('meant', 120)],
    hasText: false,
    isBilingual: true,
    titleField: 'said',
    pageOf: null
  }
}
