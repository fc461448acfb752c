import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../../services/main/app'
import { parseEnv } from '../../../services/main/env'
import { accountHeader } from '../../../src/contract/headers'
import { type Services, startServices } from './harness'

// A separate site, because the test replaces its news by many more.
const services = await startServices({})
afterAll(services.close)
await services.mainDb.prepare('DELETE FROM news').run()

type Prepared = ReturnType<Services['mainDb']['prepare']>

interface Statement {
  sql: string
  params: unknown[]
}

/** The statements that main runs for the call. */
async function statementsOf(call: string): Promise<Statement[]> {
  const { mainDb } = services
  const sent: Statement[] = []
  const bind = (sql: string, params: unknown[]) => {
    sent.push({ sql, params })
    return mainDb.prepare(sql).bind(...params)
  }
  const DB = {
    prepare: (sql: string) => ({ bind: (...params: unknown[]) => bind(sql, params) }),
    batch: (statements: Prepared[]) => mainDb.batch(statements)
  }
  const PASSPORT = { fetch: () => Promise.resolve(new Response(null, { headers: { [accountHeader]: 'x' } })) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365 }
  const app = createApp(parseEnv({ DB, FILES: { head: () => null }, PASSPORT, ...vars }))
  await app.request(`/web/user/${call}`, { headers: { Authorization: 'token' } })
  return sent
}

/** The query plan of a statement, one line for each step. */
async function planOf({ sql, params }: Statement): Promise<string> {
  const explained = services.mainDb.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params)
  const { results } = await explained.all<{ detail: string }>()
  return results.map(({ detail }) => detail).join('\n')
}

const plansOf = async (call: string) => Promise.all((await statementsOf(call)).map(planOf))

const cursor = Buffer.from(JSON.stringify(['latest', '2026-01-01', 5])).toString('base64url')

/** Calls, and the index that the first of their statements uses. */
const calls = [
  ['news/list', 'news_latest'],
  [`news/list?cursor=${cursor}`, 'news_latest'],
  ['news/list?from=2026-01-01&to=2026-02-01', 'news_latest'],
  ['news/list?order=trending', 'news_trending'],
  ['news/detail?id=5', 'sqlite_autoindex_news_1'],
  ['videoCentre/list', 'videos_latest'],
  ['videoCentre/list?type=case', 'videos_type'],
  ['activity/list', 'activities_time'],
  ['activity/list?when=past', 'activities_time'],
  ['research/list', 'research_latest'],
  ['research/list?type=guides', 'research_type'],
  ['school/list', 'articles_latest'],
  ['case/list', 'cases_latest'],
  ['case/list?industry=finance', 'cases_industry'],
  ['opening/list', 'openings_place'],
  ['opening/list?city=beijing&team=engine', 'openings_place'],
  ['userInfo/surveyTicket?ticket=GX-2222222222', 'sqlite_autoindex_surveys_1'],
  ['downloadRecord/consents', 'consents_account']
] as const

test.each(calls)('%s reads along indexes, without scans and sorting', async (call, index) => {
  const plans = await plansOf(call)
  expect(plans[0]).toMatch(new RegExp(`SEARCH \\w+ USING (COVERING )?INDEX ${index} `))
  // Counting uses a subquery with a limit.
  for (const plan of plans) expect(plan).not.toMatch(/USE TEMP B-TREE|^SCAN (?!counted$)/m)
})

test('each term of a search is read along its index, no further than its heaviest entries', async () => {
  const plans = await plansOf('search/list?q=backup')
  const terms = plans.find((plan) => plan.includes('search_terms'))
  expect(terms).toMatch(/SEARCH search_terms USING COVERING INDEX search_terms_weight \(language=\? AND term=\?\)/)
  expect(terms).toMatch(/SEARCH found USING INTEGER PRIMARY KEY/)
  expect(plans.filter((plan) => plan.includes('search_words')).join('\n')).toContain('INDEX search_words_reversed')
  for (const plan of plans) expect(plan).not.toContain('USE TEMP B-TREE')
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
  for (const [call, index] of calls.filter(([call]) => call.startsWith('news/'))) {
    expect([call, (await plansOf(call))[0]]).toEqual([call, expect.stringContaining(index)])
  }
  const first = await services.call('main', 'news/list?page=100')
  expect(first.data).toMatchObject({ total: 1200, isTotalLimited: true, pages: 100 })
  const ids = JSON.parse(JSON.stringify(first.data)).items.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(Array.from({ length: 12 }, (_, n) => 100_000 - 99 * 12 - n))
  expect((await services.call('main', 'news/detail?id=50000')).http).toBe(200)
})
