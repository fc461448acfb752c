import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type NodeDatabase, openNodeDatabase } from '../../hosts/node/database.ts'
import { databasePath } from '../../hosts/node/site.ts'
import { createApp } from '../../services/main/app'
import { parseEnv } from '../../services/main/env'
import { synonyms } from '../../src/content/synonyms'
import { documentsVersion } from '../../src/contract/limits'
import { type Locale, locales } from '../../src/contract/locale'
import { conceptsOf } from '../../src/contract/search-terms'
import { groupsOf, openVocabulary, searchMain, searchSite } from '../../src/features/search/results'
import { openIndex } from '../../src/features/search/search-index'
import { fetchMain } from '../../src/lib/page-data'
import { prepareNodeState } from '../local-node-state'
import { buildIndex } from './build-index'
import { questionLists } from './question-lists'
import { searchedPages } from './site-index'

/* The search as a visitor meets it: the results of the site and of main, with the sample content and its search words. */

// The index of the site is made by its build.
vi.mock('virtual:search-index', () => ({ manifests: {} }))
vi.mock('~/lib/page-data', () => ({ fetchMain: vi.fn() }))

let state: string
let database: NodeDatabase
beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'galaxy-whole-search-'))
  await prepareNodeState(state)
  database = openNodeDatabase(databasePath(state, 'main'))
  const PASSPORT = { fetch: () => Promise.resolve(new Response(null)) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365, FILE_LINK_SECRET: 'x'.repeat(32) }
  const app = createApp(parseEnv({ DB: database, FILES: { head: () => null }, PASSPORT, ...vars }))
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  vi.mocked(fetchMain).mockImplementation(async ({ call, query = {}, data }) => {
    const written = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const path = `/web/user${call.replace('GET ', '')}?${new URLSearchParams(written)}`
    const answer = await app.request(path, { headers: { 'X-Client-Address': '203.0.113.1' } }, undefined, context)
    return { state: 'ok', data: v.parse(data, v.parse(v.object({ data: v.unknown() }), await answer.json()).data) }
  })
})
afterAll(() => {
  database.close()
  rmSync(state, { recursive: true })
})

/** Results that the dialog shows for a first query. */
const shown = 8

/** A function that tells the addresses that a query finds. */
async function findOf(locale: Locale) {
  const scope = { locale, version: documentsVersion }
  const pages = (await searchedPages()).find((each) => each.locale === locale && each.version === documentsVersion)?.pages ?? []
  const index = buildIndex(pages, conceptsOf(synonyms), locale)
  const opened = openIndex(index.manifest, async (path) => JSON.parse(index.files.get(path) ?? ''))
  const vocabulary = await openVocabulary(locale)()
  return async (query: string): Promise<string[]> => {
    const [site, main = []] = await Promise.all([
      searchSite(opened, query, scope, shown, vocabulary),
      searchMain(query, locale, vocabulary)
    ])
    const hits = groupsOf(site, main).flatMap((group) => group.hits)
    return hits.map(({ to: { path, search = {} } }) => [path, new URLSearchParams(search).toString()].filter(Boolean).join('?'))
  }
}

const lists = locales.flatMap((locale) =>
  (['strangers', 'titles', 'newcomers', 'guests'] as const).map((asked) => ({ locale, asked }))
)

test.each(lists)(
  '$locale: of 100 questions of $asked 97 have their answer among the first three of all',
  async ({ locale, asked }) => {
    const find = await findOf(locale)
    const questions = questionLists[locale][asked]
    const missed: { query: string; found: string[] }[] = []
    for (const { query, answers } of questions) {
      const found = (await find(query)).slice(0, 3)
      if (!answers.some((address) => found.includes(address))) missed.push({ query, found })
    }
    for (const { query, found } of missed) console.log(query, found)
    expect(1 - missed.length / questions.length).toBeGreaterThanOrEqual(0.97)
  }
)
