import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { internationalLocale, originalLocale } from '../../../src/contract/locale'
import { type OpenEngine, pageRankRule, rankingOf } from './engine'

const schema = `CREATE TABLE edges (source INTEGER NOT NULL, target INTEGER NOT NULL, PRIMARY KEY (source, target)) WITHOUT ROWID, STRICT;
CREATE TABLE ranks (vertex INTEGER PRIMARY KEY, rank REAL NOT NULL, degree INTEGER NOT NULL) STRICT;`

/** `UNION` keeps each pair of vertex and depth once, so that the recursion does not follow every path. */
const kHopQuery = `WITH RECURSIVE reached (vertex, depth) AS (
  SELECT :seed, 0
  UNION
  SELECT target, depth + 1 FROM reached JOIN edges ON source = vertex WHERE depth < :hops
)
SELECT count(DISTINCT vertex) - 1 AS answer FROM reached`

/** The rows come in the order of their depth, so the first with the goal is a shortest path. */
const pathQuery = `WITH RECURSIVE reached (vertex, depth) AS (
  SELECT :source, 0
  UNION
  SELECT edges.target, depth + 1 FROM reached JOIN edges ON source = vertex WHERE depth < :most
)
SELECT depth AS answer FROM reached WHERE vertex = :goal LIMIT 1`

const resetRanks = 'UPDATE ranks SET rank = 1.0 / (SELECT count(*) FROM ranks)'
const iterateRanks = `UPDATE ranks SET rank = fresh.rank FROM (
  SELECT known.vertex, (1 - :damping) / (SELECT count(*) FROM ranks) + :damping * coalesce(sum(giver.rank / giver.degree), 0) AS rank
  FROM ranks AS known LEFT JOIN edges ON target = known.vertex LEFT JOIN ranks AS giver ON giver.vertex = source
  GROUP BY known.vertex
) AS fresh WHERE fresh.vertex = ranks.vertex`

const targetIndex = 'CREATE INDEX edges_by_target ON edges (target, source)'

/** Depth at which a search for a path gives up: a recursion over depths would not end at a vertex that is out of reach. */
const maxHops = 32

const configuration = [
  '-- :memory:',
  schema,
  targetIndex,
  '-- k-hop',
  kHopQuery,
  `-- shortest path, hops <= ${maxHops}`,
  pathQuery,
  `-- PageRank, UPDATE 2 x ${pageRankRule.iterations}`,
  resetRanks,
  iterateRanks
].join('\n')

const answerSchema = v.optional(v.object({ answer: v.number() }))
const ranksSchema = v.array(v.object({ vertex: v.number(), rank: v.number() }))

/** SQLite with recursive queries. */
export const openSqlite: OpenEngine = async ({ vertices, edges }) => {
  const db = new DatabaseSync(':memory:')
  db.exec(schema)
  const addEdge = db.prepare('INSERT INTO edges VALUES (?, ?)')
  const addVertex = db.prepare('INSERT INTO ranks VALUES (?, 0, (SELECT count(*) FROM edges WHERE source = ?))')
  db.exec('BEGIN')
  for (const [source, target] of edges) addEdge.run(source, target)
  for (let vertex = 0; vertex < vertices; vertex += 1) addVertex.run(vertex, vertex)
  db.exec('COMMIT')
  db.exec(targetIndex)
  db.exec('ANALYZE')
  const [kHop, path, reset, iterate, ranks] = [
    db.prepare(kHopQuery),
    db.prepare(pathQuery),
    db.prepare(resetRanks),
    db.prepare(iterateRanks),
    db.prepare('SELECT vertex, rank FROM ranks')
  ]
  const { version } = v.parse(v.object({ version: v.string() }), db.prepare('SELECT sqlite_version() AS version').get())
  return {
    id: 'sqlite',
    name: { [originalLocale]: 'SQLite，递归SQL', [internationalLocale]: 'SQLite, recursive SQL' },
    version,
    license: { [originalLocale]: '公有领域', [internationalLocale]: 'Public domain' },
    configuration,
    kHop: (seed, hops) => String(v.parse(answerSchema, kHop.get({ seed, hops }))?.answer),
    shortestPath: (source, goal) => {
      const found = v.parse(answerSchema, path.get({ source, goal, most: maxHops }))
      return found ? String(found.answer) : 'none'
    },
    pageRank: () => {
      reset.run()
      for (let iteration = 0; iteration < pageRankRule.iterations; iteration += 1) iterate.run({ damping: pageRankRule.damping })
      return rankingOf(v.parse(ranksSchema, ranks.all()).map(({ vertex, rank }) => [vertex, rank]))
    },
    close: () => db.close()
  }
}
