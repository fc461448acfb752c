import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../../scripts/content/content'
import { entryListSchema } from '../../src/contract/desk-entries'
import { asAuthor } from '../support/visitors.ts'
import { contentStore } from './services/desk-entry-client'
import { sharedServices } from './services/harness'
import { addAtDesk } from './services/stored-accounts'

/* Lists with more entries than a page has. */

const services = await sharedServices()
const { call, mainDb, site } = services
const count = 60
const ids = Array.from({ length: count }, (_, index) => 9001 + index)

const kinds = {
  openings: (id: number) => `place: ${id}\ncity: beijing\nteam: engine\nemployment: FULL_TIME`,
  cases: () => 'customer: "袋獾银行"\nindustry: finance'
} as const

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-long-lists-'))
  for (const [kind, fieldsOf] of Object.entries(kinds)) {
    mkdirSync(join(folder, kind))
    for (const id of ids) {
      const head = `title: "袋獾${id}"\nsummary: "摘要"\nisSample: false\n${fieldsOf(id)}\nreleasedOn: 2026-11-20`
      writeFileSync(join(folder, kind, `${id}.zh-CN.md`), `---\n${head}\n---\n\n正文\n`)
    }
  }
  await importContent(folder, contentStore(mainDb), { keepOthers: true })
  rmSync(folder, { recursive: true })
})

afterAll(async () => {
  const written = `id BETWEEN ${ids[0]} AND ${ids.at(-1)}`
  const statements = Object.keys(kinds).flatMap((kind) => [
    `DELETE FROM ${kind} WHERE ${written}`,
    `DELETE FROM entry_drafts WHERE kind = '${kind}' AND ${written}`,
    `DELETE FROM entry_versions WHERE kind = '${kind}' AND ${written}`,
    `DELETE FROM search_terms WHERE kind IN ('customer', 'opening') AND ${written}`
  ])
  await mainDb.batch(statements.map((statement) => mainDb.prepare(statement)))
})

/** The ids that each page of a list links to, from its first page to its last. */
async function pagesOf(path: string, link: RegExp): Promise<string[][]> {
  const pages: string[][] = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await site.visit(page === 1 ? path : `${path}?page=${page}`, asAuthor())
    expect(status).toBe(200)
    pages.push([...new Set([...body.matchAll(link)].map(([, id]) => id ?? ''))])
    if (!body.includes(`href="${path}?page=${page + 1}#`)) return pages
  }
}

test.each([
  ['openings', '/joinus', /href="\/joinus\/data\?id=(\d+)"/g],
  ['cases', '/customer', /href="\/customer\/details\?id=(\d+)"/g]
] as const)('visitors reach each of more than fifty %s, page by page', async (_, path, link) => {
  const pages = await pagesOf(path, link)
  expect(pages[0]).toHaveLength(50)
  const shown = pages.flat().map(Number)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.filter((id) => ids.includes(id)).toSorted()).toEqual(ids)
})

test.each(Object.keys(kinds))('the desk lists each of more than fifty %s, page by page', async (kind) => {
  const { token } = await addAtDesk(services, ['author'])
  const listed: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { http, data } = await call('main', `desk/entry/list?kind=${kind}&language=zh-CN${cursor && `&cursor=${cursor}`}`, {
      token
    })
    expect(http).toBe(200)
    const page = v.parse(entryListSchema, data)
    expect(page.total).toBeGreaterThanOrEqual(count)
    listed.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((id) => ids.includes(id)).toSorted()).toEqual(ids)
})
