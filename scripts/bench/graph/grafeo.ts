import { createRequire } from 'node:module'
import type * as Grafeo from '@grafeo-db/js'
import * as v from 'valibot'
import { internationalLocale, originalLocale } from '../../../src/contract/locale'
import { type OpenEngine, pageRankRule, rankingOf } from './engine'

const kHopQuery = (hops: number) =>
  `MATCH (seed:Vertex {number: $seed})-[:EDGE]->{1,${hops}}(reached:Vertex) WHERE reached.number <> $seed RETURN count(DISTINCT reached) AS answer`
const pathQuery =
  'MATCH path = ANY SHORTEST (source:Vertex {number: $source})-[:EDGE]->*(goal:Vertex {number: $goal}) RETURN length(path) AS answer'
const pageRankQuery = `CALL grafeo.pagerank({damping: ${pageRankRule.damping}, max_iterations: ${pageRankRule.iterations}, tolerance: 0.0}) YIELD node_id, score RETURN node_id, score`
const index = 'CREATE INDEX vertex_number FOR (v:Vertex) ON (v.number)'

const configuration = [
  '// :memory:',
  index,
  '// k-hop',
  kHopQuery(0).replace('{1,0}', '{1,k}'),
  '// shortest path',
  pathQuery,
  '// PageRank',
  pageRankQuery
].join('\n')

const answerSchema = v.array(v.object({ answer: v.number() }))
const ranksSchema = v.array(v.object({ node_id: v.number(), score: v.number() }))

/** The embedded graph database Grafeo, queried in GQL. */
export const openGrafeo: OpenEngine = async ({ vertices, edges }) => {
  // Loaded here, because its native binding does not exist for every platform on which the other benchmarks run; and as
  // CommonJS, because the module runner finds no names in it.
  const { GrafeoDB }: typeof Grafeo = createRequire(import.meta.url)('@grafeo-db/js')
  const db = GrafeoDB.create()
  const ids = Array.from({ length: vertices }, (_, number) => db.createNode(['Vertex'], { number }).id)
  const numbers = new Map(ids.map((id, number) => [id, number]))
  for (const [from, to] of edges) db.createEdge(ids[from] ?? 0, ids[to] ?? 0, 'EDGE')
  await db.execute(index)
  const rows = async (query: string, parameters?: Record<string, number>) => (await db.execute(query, parameters)).toArray()
  return {
    id: 'grafeo',
    name: { [originalLocale]: 'Grafeo，GQL', [internationalLocale]: 'Grafeo, GQL' },
    version: db.version(),
    license: { [originalLocale]: 'Apache-2.0', [internationalLocale]: 'Apache-2.0' },
    configuration,
    kHop: async (seed, hops) => String(v.parse(answerSchema, await rows(kHopQuery(hops), { seed }))[0]?.answer),
    shortestPath: async (source, goal) => {
      const [found] = v.parse(answerSchema, await rows(pathQuery, { source, goal }))
      return found ? String(found.answer) : 'none'
    },
    pageRank: async () => {
      const ranks = v.parse(ranksSchema, await rows(pageRankQuery))
      return rankingOf(ranks.map(({ node_id: id, score }) => [numbers.get(id) ?? -1, score]))
    },
    close: () => db.close()
  }
}
