import { articleSections } from './articles'
import { chinaDay, chinaZone } from './china-day'
import { caseSolutions, industries } from './customer-cases'
import { downloadKinds } from './downloads'
import { mediaLimits } from './media'
import { employments, openingCities, openingTeams } from './openings'
import { researchTypes } from './research'
import { editions } from './user-info'

/*
 * The kinds of entries and their fields. The desk's forms, publication, and file import and export use these definitions
 * (docs/decisions/042-publication.md).
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

/** Type of a field. Selects the form control and the error message. */
type FieldType =
  /** Text on one line or several lines, at most `max` characters. */
  | { type: 'line' | 'lines'; max: number }
  /** One of the names. `videoType` refers to the video types in the database. */
  | { type: 'choice'; choices: readonly string[] }
  | { type: 'videoType' }
  /** `2026-03-31`. */
  | { type: 'day' }
  /** ISO 8601 with an offset from UTC; the database stores milliseconds since the epoch. */
  | { type: 'moment' }
  /** IANA name. */
  | { type: 'zone' }
  /** An integer, at least `min`. */
  | { type: 'number'; min: number }
  | { type: 'flag' }
  /** A path of the site or an https address. */
  | { type: 'link' }
  /** As `link`, or the key of an ungated file. Pages load it, so an https address must have the origin of FILE_BASE. */
  | { type: 'loaded' }
  /** Key of a file in the bucket. The prefix determines whether it needs a signed link. */
  | { type: 'fileKey' }
  | { type: 'mediaType'; pattern: RegExp }
  /** Computed size and SHA-256 of the file. */
  | { type: 'bytes' }
  | { type: 'sha256' }
  /** Results of a case, one line each: `value | label`. */
  | { type: 'figures' }
  /** WebVTT; may be empty. In a content folder, a file next to the entry's. */
  | { type: 'captions' }

export type EntryField = FieldType & {
  /** Name in files, forms and database rows. */
  name: string
  /** The value may be null. */
  isOptional?: true
}

/** One kind of entries. */
export interface EntryDefinition {
  fields: readonly EntryField[]
  /** Whether entries have a text for their page. */
  hasText: boolean
  /** Whether the fields contain both languages, so that an entry has a single copy. */
  isBilingual?: true
  /** Name of the field that lists show. */
  titleField: string
  /** Address of an entry's page; null for a kind without pages. */
  pageOf: ((id: number, fields: Readonly<Record<string, unknown>>) => string) | null
  /** Returns the field that contradicts another one, with the reason for the import's message. */
  contradiction?: (fields: Readonly<Record<string, unknown>>) => { field: string; reason: string } | undefined
}

const line = (name: string, max: number) => ({ name, type: 'line', max }) as const
const day = (name: string) => ({ name, type: 'day' }) as const
const releasedOn = day('releasedOn')

/** Fields of every kind with pages. */
const common = [
  line('title', 200),
  { name: 'summary', type: 'lines', max: 600 },
  { name: 'isSample', type: 'flag' }
] as const satisfies readonly EntryField[]

/** The image above the text and in link previews, with its alternative text. */
const cover = [
  { name: 'cover', type: 'loaded', isOptional: true },
  { ...line('coverAlt', 200), isOptional: true }
] as const satisfies readonly EntryField[]

type Contradiction = NonNullable<EntryDefinition['contradiction']>

/** A cover requires alternative text. */
const coverContradiction: Contradiction = ({ cover, coverAlt }) =>
  cover !== null && coverAlt === null ? { field: 'coverAlt', reason: 'is missing beside cover' } : undefined

/** Combines `rule` with the rule for covers. */
const covered =
  (rule: Contradiction): Contradiction =>
  (fields) =>
    rule(fields) ?? coverContradiction(fields)

/** A media type without parameters. */
export const mediaTypePattern = /^[\w.+-]+\/[\w.+-]+$/

const file = [
  { name: 'fileKey', type: 'fileKey', isOptional: true },
  { ...line('fileName', mediaLimits.name), isOptional: true },
  { name: 'fileMediaType', type: 'mediaType', pattern: mediaTypePattern, isOptional: true },
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

/** The end must not precede the start; a kind may allow either to be missing. */
const spanContradiction: Contradiction = ({ startsAt, endsAt }) =>
  typeof startsAt === 'number' && typeof endsAt === 'number' && endsAt < startsAt
    ? { field: 'endsAt', reason: 'is before startsAt' }
    : undefined

/** Requires a gated key, so that the file can be fetched only with a signed link. */
const gatedContradiction: Contradiction = (fields) => {
  const isUngated = typeof fields.fileKey === 'string' && !fields.fileKey.startsWith(gatedPrefix)
  return isUngated ? { field: 'fileKey', reason: `must begin with ${gatedPrefix}` } : fileContradiction(fields)
}

/** The package of an edition requires a login (spec §6), so its file must be gated. */
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
    // Every report requires acceptance of the privacy statement before its download (spec §1).
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
  // Search synonyms: comma-separated in each field, used in both languages.
  synonyms: {
    fields: [line('said', 120), line('meant', 120)],
    hasText: false,
    isBilingual: true,
    titleField: 'said',
    pageOf: null
  }
}

/**
 * The value with which a field starts; null if it starts without one.
 * @param now milliseconds since the epoch
 */
export function startValueOf({ type }: EntryField, now: number): string | boolean | null {
  switch (type) {
    case 'day':
      return chinaDay(now)
    case 'zone':
      return chinaZone
    case 'flag':
      return false
    case 'captions':
      return ''
    default:
      return null
  }
}
