import * as v from 'valibot'
import type { MainDeskEntries } from '~/contract/api/main-desk-entries'
import { type EntryCopy, entryCopiesSchema, entryCreatedSchema } from '~/contract/desk-entries'
import { deskAddress } from '~/contract/desk-pages'
import type { EntryKindName } from '~/contract/entry-kinds'
import { type Locale, originalLocale } from '~/contract/locale'
import { ApiError, callsOf } from '~/lib/api'
import type { DeskAddress, DeskSearch } from '../link'
import type { Content } from './copy-saver'

export const callEntries = callsOf<MainDeskEntries>('main')

/** An entry as addresses name it. */
export interface EntryName {
  kind: EntryKindName
  id: number
}

/** Address of the page on which the entry is written. */
export const entryAddress = ({ kind, id }: EntryName): DeskAddress => deskAddress.entry(kind, id)

/** Address of the list with these filters. */
export const entryListAddress = (search: DeskSearch<'/desk/entries'>): DeskAddress => ({ to: '/desk/entries', search })

/** Creates an entry in the original language. */
export async function createEntry(kind: EntryKindName, content: Content): Promise<EntryName> {
  const json = { kind, language: originalLocale, ...content } as const
  const { id } = await callEntries({ call: 'POST /desk/entry/create', json, data: entryCreatedSchema })
  return { kind, id }
}

/** The copies as they are stored, from a call that was refused because they have changed; undefined for other failures. */
export function storedCopies(failure: unknown): EntryCopy[] | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 409) return undefined
  const stored = v.safeParse(entryCopiesSchema, failure.data)
  return stored.success ? stored.output.copies : undefined
}

/** The version of the copy that waits for its time, in milliseconds since the epoch; undefined for none. */
export const scheduledOf = ({ liveVersion: version, publishFrom: from }: EntryCopy) =>
  version !== null && from !== null && from > Date.now() ? { version, from } : undefined

/** The copy of the language. */
export const copyIn = (copies: readonly EntryCopy[], language: Locale) => copies.find((copy) => copy.language === language)
