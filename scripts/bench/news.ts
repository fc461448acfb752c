import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { originalLocale } from '../../src/contract/locale'
import { type LocalSite, prepareDatabases, serveSite } from '../local-site'
import { percentile } from './statistics'

const sizes = [1000, 100_000] as const
const rounds = 400
const budget = 1.2

/**
 * Measures lists and details of the news at 1,000 and at 100,000 rows, alternating, so that other load of the machine
 * affects both.
 */
export async function measureNews() {
  const sites: { rows: number; state: string; site: LocalSite; times: Map<string, number[]> }[] = []
  for (const rows of sizes) {
    const state = await mkdtemp(join(tmpdir(), 'galaxy-news-'))
    await prepareDatabases(state)
    const site = await serveSite({ port: 0, state, log: () => undefined })
    const database = await site.runtime.getD1Database('DB', 'galaxy-main')
    await database.batch([
      database.prepare('DELETE FROM news'),
      database.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
         INSERT INTO news (id, language, title, summary, is_sample, source, released_on, trending, body)
         SELECT i, '${originalLocale}', 'A title of usual length, number ' || i, 'A summary of two lines that says what it is about.', 1, 'Sample',
           date('2000-01-01', '+' || (i * 9000 / ${rows}) || ' days'), CASE WHEN i % (${rows} / 10) = 0 THEN i END, 'Text, *formatted*.' FROM n`
      )
    ])
    sites.push({ rows, state, site, times: new Map() })
  }
  const cases: Record<string, (rows: number) => string> = {
    list: () => 'news/list',
    'page 50': () => 'news/list?page=50',
    trending: () => 'news/list?order=trending',
    detail: (rows) => `news/detail?id=${1 + Math.floor(Math.random() * rows)}`
  }
  for (let round = -20; round < rounds; round += 1) {
    for (const [name, pathOf] of Object.entries(cases)) {
      for (const { rows, site, times } of round % 2 ? sites : sites.toReversed()) {
        const started = performance.now()
        const answer = await fetch(new URL(`/api/main/${pathOf(rows)}`, site.address))
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
        // Rounds below zero warm up.
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started])
      }
    }
  }
  const result = Object.fromEntries(
    Object.keys(cases).map((name) => {
      const [few = 0, many = 0] = sites.map(({ times }) => percentile(times.get(name) ?? [], 0.95))
      return [
        name,
        {
          p95At1000: Number(few.toFixed(2)),
          p95At100000: Number(many.toFixed(2)),
          ratio: Number((many / few).toFixed(2)),
          budget
        }
      ]
    })
  )
  for (const { site, state } of sites) {
    await site.close()
    await rm(state, { recursive: true, force: true })
  }
  console.table(result)
  return result
}
