import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { benchmarkSchema } from '../../src/reports/benchmark/format'
import { copyOf } from '../support/copy.ts'
import { sharedSite } from '../support/site.ts'

const site = await sharedSite()
const zh = copyOf('zh-CN')

const result = v.parse(benchmarkSchema, (await site.call('/report.json?result=graph-method')).json())

test('the raw samples of every run have the digest that the result states', async () => {
  for (const { system, workload, rawSha256 } of result.runs) {
    const answer = await site.call(`/report.csv?${new URLSearchParams({ result: result.id, system, workload })}`)
    expect(answer.status).toBe(200)
    expect(createHash('sha256').update(answer.body).digest('hex')).toBe(rawSha256)
  }
})

test.each(['/report.json', '/report.json?result=..%2Fhub', '/report.csv?result=graph-method&system=sqlite', '/report.csv'])(
  '%s is no result',
  async (path) => {
    expect((await site.call(path)).status).toBe(404)
  }
)

test('the explorer answers a query on the server, with the figures of the samples in a table', async () => {
  const { body, status } = await site.visit('/report?workload=shortest-path&system=sqlite&system=grafeo&metric=ratio')
  expect(status).toBe(200)
  const table = /<table[^>]*>(?:(?!<\/table>).)*p99.*?<\/table>/s.exec(body)?.[0] ?? ''
  expect(table).toContain('SQLite，递归SQL')
  expect(table).toContain('Grafeo，GQL')
  expect(table).not.toContain('TypeScript')
  expect(body).toContain(zh('reports_assurance_example'))
})

test.each(['?workload=none&system=none&metric=none&result=none', '?workload=hops-1&workload=hops-2', '?system=%00'])(
  'an unknown choice, %s, still shows samples',
  async (query) => {
    const { body, status } = await site.visit(`/report${query}`)
    expect(status).toBe(200)
    expect(body).toContain('class="strip-dots"')
  }
)

test.each(['Neo4j', 'NebulaGraph', 'TigerGraph', 'JanusGraph', 'developer', 'enterprise'])(
  '%s describes the method and how to run it, without a chart of a result',
  async (page) => {
    const { body } = await site.visit(`/report/${page}`, { host: 'www.galaxy.localhost' })
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(main).toContain('The method has six workloads. Apply for a trial of the edition you want to measure. Then run them')
    expect(main).toContain('Our own test reached 35,300 requests a second; it was not audited.')
    expect(main).not.toContain('class="strips"')
    expect(main).not.toContain('LDBC Benchmark Results')
  }
)

test('the report on the audited benchmark has its figures and, without the audit’s parts, no stamp', async () => {
  const { body } = await site.visit('/report/ldbc', { host: 'www.galaxy.localhost' })
  for (const figure of ['70%', '16,000,000', '64,000,000', '0.053', '48']) expect(body).toContain(figure)
  expect(body).not.toContain('report-stamp')
})
