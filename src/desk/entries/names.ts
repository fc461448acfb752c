import { caseSolutions } from '~/contract/customer-cases'
import type { EntryState, VersionEvent } from '~/contract/desk-entries'
import type { EntryField, EntryKindName } from '~/contract/entry-kinds'
import type { Locale } from '~/contract/locale'
import { placeName } from '~/contract/openings'
import { m } from '~/paraglide/messages'
import { solutionName } from '~/solutions/addresses'

type Name = () => string

export const kindNames: Readonly<Record<EntryKindName, Name>> = {
  news: m.entries_kind_news,
  videos: m.entries_kind_videos,
  activities: m.entries_kind_activities,
  research: m.entries_kind_research,
  articles: m.entries_kind_articles,
  downloads: m.entries_kind_downloads,
  slides: m.entries_kind_slides,
  cases: m.entries_kind_cases,
  openings: m.entries_kind_openings,
  banners: m.entries_kind_banners,
  synonyms: m.entries_kind_synonyms
}

export const stateNames: Readonly<Record<EntryState, Name>> = {
  draft: m.entries_state_draft,
  review: m.entries_state_review,
  scheduled: m.entries_state_scheduled,
  published: m.entries_state_published,
  withdrawn: m.entries_state_withdrawn
}

export const eventNames: Readonly<Record<VersionEvent, Name>> = {
  imported: m.entries_event_imported,
  submitted: m.entries_event_submitted,
  published: m.entries_event_published,
  restored: m.entries_event_restored,
  overwritten: m.entries_event_overwritten
}

const fieldNames: Readonly<Record<string, Name>> = {
  title: m.entries_field_title,
  summary: m.entries_field_summary,
  cover: m.entries_field_cover,
  coverAlt: m.entries_field_coverAlt,
  isSample: m.entries_field_isSample,
  source: m.entries_field_source,
  releasedOn: m.entries_field_releasedOn,
  trending: m.entries_field_trending,
  type: m.entries_field_type,
  durationSeconds: m.entries_field_durationSeconds,
  poster: m.entries_field_poster,
  sourceMediaType: m.entries_field_sourceMediaType,
  captions: m.entries_field_captions,
  startsAt: m.entries_field_startsAt,
  endsAt: m.entries_field_endsAt,
  timeZone: m.entries_field_timeZone,
  place: m.entries_field_place,
  registration: m.entries_field_registration,
  fileKey: m.entries_field_fileKey,
  fileName: m.entries_field_fileName,
  fileMediaType: m.entries_field_fileMediaType,
  section: m.entries_field_section,
  topic: m.entries_field_topic,
  kind: m.entries_field_kind,
  edition: m.entries_field_edition,
  programmingLanguage: m.entries_field_programmingLanguage,
  version: m.entries_field_version,
  documents: m.entries_field_documents,
  apiDocuments: m.entries_field_apiDocuments,
  kindZh: m.entries_field_kindZh,
  kindEn: m.entries_field_kindEn,
  titleZh: m.entries_field_titleZh,
  titleEn: m.entries_field_titleEn,
  linkTextZh: m.entries_field_linkTextZh,
  linkTextEn: m.entries_field_linkTextEn,
  href: m.entries_field_href,
  customer: m.entries_field_customer,
  industry: m.entries_field_industry,
  solution: m.entries_field_solution,
  logo: m.entries_field_logo,
  figures: m.entries_field_figures,
  quote: m.entries_field_quote,
  quotedPerson: m.entries_field_quotedPerson,
  city: m.entries_field_city,
  team: m.entries_field_team,
  employment: m.entries_field_employment,
  textZh: m.entries_field_textZh,
  textEn: m.entries_field_textEn,
  said: m.entries_field_said,
  meant: m.entries_field_meant
}

/** The label of a field. Some names mean something else in one kind each. */
export function fieldName({ name, type, isOptional }: EntryField): string {
  if (name === 'startsAt' && isOptional) return m.entries_field_startsAt_optional()
  if (name === 'endsAt' && isOptional) return m.entries_field_endsAt_optional()
  if (name === 'place' && type === 'number') return m.entries_field_position()
  if (name === 'source' && type === 'loaded') return m.entries_field_recording()
  return fieldNames[name]?.() ?? name
}

const fieldHints: Readonly<Record<string, Name>> = { summary: m.entries_hint_summary, cover: m.entries_hint_cover }

/** Place at which visitors see a field; undefined if its label says it. */
export const fieldHint = ({ name }: EntryField): string | undefined => fieldHints[name]?.()

const choiceNames: Readonly<Record<string, Name>> = {
  whitepapers: m.entries_choice_whitepapers,
  reports: m.entries_choice_reports,
  guides: m.entries_choice_guides,
  school: m.entries_choice_school,
  consultancy: m.entries_choice_consultancy,
  edition: m.entries_choice_edition,
  driver: m.entries_choice_driver,
  tool: m.entries_choice_tool,
  finance: m.entries_choice_finance,
  manufacturing: m.entries_choice_manufacturing,
  energy: m.entries_choice_energy,
  transport: m.entries_choice_transport,
  FULL_TIME: m.entries_choice_FULL_TIME,
  PART_TIME: m.entries_choice_PART_TIME,
  INTERN: m.entries_choice_INTERN,
  CONTRACTOR: m.entries_choice_CONTRACTOR
}

/** Solutions have the names of the menu; cities and teams of openings have theirs in the contract. */
export function choiceName(choice: string, locale: Locale): string {
  const solution = caseSolutions.find((each) => each === choice)
  return choiceNames[choice]?.() ?? (solution ? solutionName(solution) : placeName(choice, locale))
}

/** Fault of a field in words, with the name of the field. */
export function fieldFault(field: EntryField): string {
  const label = fieldName(field)
  switch (field.type) {
    case 'line':
    case 'lines':
      return m.entries_wrong_text({ label, max: field.max })
    case 'choice':
    case 'videoType':
    case 'flag':
      return m.entries_wrong_choice({ label })
    case 'day':
      return m.entries_wrong_day({ label })
    case 'moment':
      return m.entries_wrong_moment({ label })
    case 'zone':
      return m.entries_wrong_zone({ label })
    case 'number':
      return m.entries_wrong_number({ label, least: field.min })
    case 'link':
    case 'loaded':
      return m.entries_wrong_address({ label })
    case 'fileKey':
    case 'bytes':
    case 'sha256':
      return m.entries_wrong_file({ label })
    case 'mediaType':
      return m.entries_wrong_media_type({ label })
    case 'figures':
      return m.entries_wrong_figures({ label })
    case 'captions':
      return m.entries_wrong_captions({ label })
  }
}
