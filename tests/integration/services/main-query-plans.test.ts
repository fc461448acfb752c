import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Services, startServices } from './harness'

let services: Services
beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.close())

/** How the database reads what the statement asks for, one line for each step. */
async function planOf(sql: string): Promise<string[]> {
  const { results } = await services.mainDb.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

const language = "language = 'zh-CN'"
const newest = 'ORDER BY released_on DESC, id DESC LIMIT 13'

/** The statements that main sends, with values in place of the parameters. */
const lists: [string, string, string][] = [
  ['news/list', `SELECT id, title FROM news WHERE ${language} ${newest}`, 'news_latest'],
  [
    'news/list after a cursor',
    `SELECT id, title FROM news WHERE (${language} AND (released_on, id) < ('2026-01-01', 5)) ${newest}`,
    'news_latest'
  ],
  [
    'news/list between days',
    `SELECT id, title FROM news WHERE (${language} AND released_on >= '2026-01-01' AND released_on <= '2026-02-01') ${newest}`,
    'news_latest'
  ],
  ['news/list counted', `SELECT count(*) FROM (SELECT 1 FROM news WHERE ${language} LIMIT 1201)`, 'news_latest'],
  [
    'news/list of what is trending',
    `SELECT id, title FROM news WHERE (${language} AND trending IS NOT NULL) ORDER BY trending ASC, id ASC LIMIT 13`,
    'news_trending'
  ],
  ['news/detail', 'SELECT * FROM news WHERE id = 5', 'sqlite_autoindex_news_1'],
  ['videoCentre/list', `SELECT id FROM videos WHERE ${language} ${newest}`, 'videos_latest'],
  ['videoCentre/list of a type', `SELECT id FROM videos WHERE (${language} AND type = 'case') ${newest}`, 'videos_type'],
  [
    'activity/list',
    `SELECT id, title FROM activities WHERE (${language} AND ends_at >= 5) ORDER BY ends_at ASC, id ASC LIMIT 13`,
    'activities_time'
  ],
  [
    'activity/list of the past',
    `SELECT id, title FROM activities WHERE (${language} AND ends_at < 5) ORDER BY ends_at DESC, id DESC LIMIT 13`,
    'activities_time'
  ],
  ['research/list', `SELECT id, title FROM research WHERE ${language} ${newest}`, 'research_latest'],
  [
    'research/list of a type',
    `SELECT id, title FROM research WHERE (${language} AND type = 'guides') ${newest}`,
    'research_type'
  ],
  ['school/list', `SELECT id, title FROM articles WHERE (${language} AND section = 'school') ${newest}`, 'articles_latest'],
  ['userInfo/surveyTicket', "SELECT * FROM surveys WHERE ticket = 'x'", 'sqlite_autoindex_surveys_1'],
  ['downloadRecord/consents', "SELECT * FROM consents WHERE account = 'x' ORDER BY accepted_at DESC", 'consents_account']
]

test.each(lists)('%s is read along its index, neither scanned nor sorted', async (_, sql, index) => {
  const plan = await planOf(sql)
  expect(plan.join('\n')).toMatch(new RegExp(`SEARCH \\w+ USING (COVERING )?INDEX ${index} `))
  expect(plan.filter((step) => /USE TEMP B-TREE|^SCAN (?!\(subquery)/.test(step))).toEqual([])
})

test('each term of a search is read along its index, no further than its heaviest entries', async () => {
  const plan = await planOf(`SELECT found.id FROM json_each('["a","b"]') AS asked JOIN search_terms AS found ON found.rowid IN (
    SELECT rowid FROM search_terms WHERE ${language} AND term = asked.value ORDER BY weight DESC, id DESC LIMIT 200)`)
  expect(plan.join('\n')).toMatch(/SEARCH search_terms USING COVERING INDEX search_terms_weight \(language=\? AND term=\?\)/)
  expect(plan.join('\n')).toMatch(/SEARCH found USING INTEGER PRIMARY KEY/)
  expect(plan.filter((step) => step.includes('USE TEMP B-TREE'))).toEqual([])
  const words = await planOf(`SELECT word FROM search_words WHERE ${language} AND reversed >= 'ba' AND reversed < 'bb' LIMIT 500`)
  expect(words.join('\n')).toContain('INDEX search_words_reversed')
})

test('with 100,000 news the plans are the same, and a page in the middle is the one that belongs there', async () => {
  await services.mainDb
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
       INSERT INTO news (id, language, title, summary, is_sample, source, released_on, trending, body)
       SELECT i, 'zh-CN', 'title ' || i, 'summary', 1, 'source', date('2000-01-01', '+' || (i / 20) || ' days'), NULL, 'body' FROM n`
    )
    .run()
  await services.mainDb.prepare('ANALYZE').run()
  for (const [name, sql, index] of lists.filter(([path]) => path.startsWith('news/'))) {
    expect([name, (await planOf(sql)).join('\n')]).toEqual([name, expect.stringContaining(index)])
  }
  const first = await services.call('main', 'news/list?page=100')
  expect(first.data).toMatchObject({ total: 1200, isTotalLimited: true, pages: 100 })
  const ids = JSON.parse(JSON.stringify(first.data)).items.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(Array.from({ length: 12 }, (_, n) => 100_000 - 99 * 12 - n))
  expect((await services.call('main', 'news/detail?id=50000')).http).toBe(200)
})
