import * as v from 'valibot'
import { expect } from 'vitest'
import type { Store } from '../../../scripts/content/content'
import { storeOf } from '../../../scripts/database-store.ts'
import {
  type EntryCopy,
  type EntryFields,
  type EntryText,
  entryCopiesSchema,
  entryCreatedSchema,
  entryDetailSchema,
  entrySavedSchema
} from '../../../src/contract/desk-entries'
import type { EntryKindName } from '../../../src/contract/entry-kinds'
import type { Locale } from '../../../src/contract/locale'
import type { Services } from './harness'

/* A client of the desk's entry calls, and entries for tests. */

/** Fields of a complete news item. */
export const newsFields = (title: string, more: EntryFields = {}): EntryFields => ({
  title,
  summary: `Summary of ${title}`,
  isSample: false,
  source: 'Newsroom',
  releasedOn: '2026-11-20',
  trending: null,
  ...more
})

/** Fields of a complete job opening, the last of the list. */
export const openingFields = (title: string, more: EntryFields = {}): EntryFields => ({
  title,
  summary: `Summary of ${title}`,
  isSample: false,
  place: 9,
  city: 'shanghai',
  team: 'engine',
  employment: 'FULL_TIME',
  releasedOn: '2026-11-20',
  ...more
})

/** Main's database as a store for content export and import, without a bucket. */
export const contentStore = (mainDb: Services['mainDb']): Store => ({
  ...storeOf(mainDb),
  putFile: async () => undefined,
  getFile: async () => undefined
})

/** A text of one paragraph for each line. */
export const blocksOf = (...lines: string[]): EntryText => ({
  blocks: lines.map((line) => ({ type: 'paragraph', text: [line] }))
})

/** The calls of one account. */
export function deskClient({ call }: Pick<Services, 'call'>, token: string) {
  const post = (name: string, json: object) => call('main', `desk/entry/${name}`, { token, json })
  const get = (name: string, query: Record<string, string | number>) =>
    call('main', `desk/entry/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`, {
      token
    })
  const expectData = async <Schema extends v.GenericSchema>(schema: Schema, answer: ReturnType<typeof post>) => {
    const { http, error, data } = await answer
    expect([http, error]).toEqual([200, undefined])
    return v.parse(schema, data)
  }

  return {
    post,
    get,
    create: (fields: EntryFields, text: EntryText | null, { kind = 'news', language = 'zh-CN' }: Partial<Named> = {}) =>
      expectData(entryCreatedSchema, post('create', { kind, language, fields, text })),
    save: (copy: Named & { id: number; revision: number }, fields: EntryFields, text: EntryText | null) => {
      const { kind, id, language, revision } = copy
      return expectData(entrySavedSchema, post('save', { kind, id, language, revision, fields, text }))
    },
    read: ({ kind, id }: { kind: EntryKindName; id: number }) => expectData(entryDetailSchema, get('detail', { kind, id })),
    /** Makes a call that changes copies; returns the changed copies. */
    change: async (name: string, copies: readonly EntryCopy[], more: object = {}) => {
      const changed = await expectData(entryCopiesSchema, post(name, changeOf(copies, more)))
      return changed.copies.filter(({ language }) => copies.some((copy) => copy.language === language))
    }
  }
}

interface Named {
  kind: EntryKindName
  language: Locale
}

/** The body of a call that changes copies of one entry. */
export function changeOf(copies: readonly EntryCopy[], more: object = {}) {
  const [first] = copies
  const revisions = copies.map(({ language, revision }) => ({ language, revision }))
  return { kind: first?.kind, id: first?.id, copies: revisions, ...more }
}
