import { createRequire } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import type * as Grafeo from '@grafeo-db/js'
import { expect, test } from 'vitest'
import { originalLocale } from '../src/contract/locale'
import { demoTypes } from '../src/demos/demos'
import { loadDemoAnswer, loadDemoQuery } from '../src/demos/load'
import { paidBySharers } from '../src/features/database/copy/query'
import { paid } from '../src/features/database/query-answer'
import sample from '../src/features/database/query-data'
import { buildHopGraph, depths, hopAnswer, hopQuery } from '../src/features/home/figures/hop-graph'
import { answerOf } from '../src/features/queries/copy/answers'
import { exercises } from '../src/features/queries/copy/exercises'
import { dataSetIds, loadDataSet } from '../src/features/queries/data-sets'
import { maxShownRows } from '../src/features/queries/worker-messages'
import { acquaintances, cypherWithinThree, reachedWithin, sqlWithinThree, withinThree } from '../src/products/hops'
import joins from '../src/products/join/query-data'
import { type GraphData, type PropertyData, runQuery } from '../src/query/engine'
import { solutionTypes } from '../src/solutions/addresses'
import { loadSolutionGraph } from '../src/solutions/query-graph'
import { queriesOf } from '../src/solutions/solution-queries'
import { loadAnswers, loadSolution } from '../src/solutions/solutions'

/*
 * Runs the queries that pages show with their answers, on the data of their page: in the site's own engine, as the page does, and
 * in Grafeo, an openCypher database. documents/queries.test.ts does the same with those of the documents.
 */

const { GrafeoDB }: typeof Grafeo = createRequire(import.meta.url)('@grafeo-db/js')

/** Queries that Grafeo rejects or answers differently, with the reason. */
const unsupported: Readonly<Record<string, string>> = {
  'solution fraud 1': 'Grafeo has no EXISTS within ALL',
  'solution supplychain 1': 'Grafeo has no EXISTS within ALL',
  'solution response 1': 'within NONE, Grafeo finds no label of a vertex',
  'solution social 1': 'no other engine has the procedures under these names',
  'playground pagerank': 'no other engine has the procedures under these names',
  'playground net': 'the sum of no values is 0 in openCypher, and null in Grafeo'
}

interface PageQuery {
  page: string
  query: string
  graph: GraphData
  /** The answer that the page shows; a figure shows no columns. */
  columns?: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A value as openCypher writes it. */
function literal(value: PropertyData): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if ('date' in value) return `date('${value.date}')`
  if ('datetime' in value) return `datetime('${value.datetime}')`
  if ('float' in value) return Number.isInteger(value.float) ? `${value.float}.0` : String(value.float)
  if ('integer' in value) return value.integer
  if (!Array.isArray(value)) throw new Error(`no page has such a property: ${JSON.stringify(value)}`)
  return `[${value.map(literal).join(', ')}]`
}

/** Whether JavaScript has the value too. Dates and whole floats are set by a statement instead. */
const isPlain = (value: PropertyData) => typeof value !== 'object' || Array.isArray(value)

async function databaseWith({ vertices, edges }: GraphData): Promise<Grafeo.GrafeoDB> {
  const database = GrafeoDB.create()
  /** Creates a vertex or an edge from its plain properties, and sets the others. Returns its number. */
  const add = async (
    create: (plain: Record<string, PropertyData>) => { id: number },
    pattern: string,
    properties: Readonly<Record<string, PropertyData>>
  ): Promise<number> => {
    const { id } = create(Object.fromEntries(Object.entries(properties).filter(([, value]) => isPlain(value))))
    for (const [name, value] of Object.entries(properties).filter(([, each]) => !isPlain(each)))
      await database.executeCypher(`MATCH ${pattern} WHERE id(x) = ${id} SET x.\`${name}\` = ${literal(value)}`)
    return id
  }
  const numbers = new Map<string, number>()
  for (const { id, labels, properties } of vertices)
    numbers.set(id, await add((plain) => database.createNode([...labels], plain), '(x)', properties))
  const numberOf = (id: string) => {
    const number = numbers.get(id)
    if (number === undefined) throw new Error(`There is no vertex ${id}`)
    return number
  }
  for (const { from, to, type, properties } of edges)
    await add((plain) => database.createEdge(numberOf(from), numberOf(to), type, plain), '()-[x]->()', properties)
  return database
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))

/**
 * Rows of either engine as text: JavaScript does not show of a whole number that it is a float, Grafeo writes seconds of zero, and
 * only ORDER BY decides an order.
 */
function comparable(query: string, rows: readonly (readonly string[])[]): string[] {
  const lines = rows.map((cells) =>
    cells
      .join(' | ')
      .replaceAll(/(\d)\.0\b/g, '$1')
      .replaceAll(/(T\d\d:\d\d):00(Z|[+-]\d\d:\d\d)/g, '$1$2')
  )
  return query.includes('ORDER BY') ? lines : lines.toSorted()
}

/** The rows that Grafeo gives, or undefined if it refuses the query. */
async function rowsOfDatabase(graph: GraphData, query: string): Promise<string[] | undefined> {
  const database = await databaseWith(graph)
  try {
    const result = await database.executeCypher(query)
    const rows = result.toArray().map((row) => result.columns.map((name) => textOf(row[name])))
    return comparable(query, rows)
  } catch {
    return undefined
  } finally {
    database.close()
  }
}

const ofSolutions = async (): Promise<PageQuery[]> => {
  const pages = await Promise.all(
    solutionTypes.map(async (type) => {
      const [copy, answers, { graph }] = await Promise.all([
        loadSolution(type, originalLocale),
        loadAnswers(type),
        loadSolutionGraph(type)
      ])
      return queriesOf(copy).map((query, index) => ({
        page: `solution ${type} ${index + 1}`,
        query,
        graph,
        columns: answers[index]?.columns ?? [],
        rows: answers[index]?.rows ?? []
      }))
    })
  )
  return pages.flat()
}

const ofDemos = (): Promise<PageQuery[]> =>
  Promise.all(
    demoTypes.map(async (type) => {
      const [query, { columns, rows }, { graph }] = await Promise.all([
        loadDemoQuery(type),
        loadDemoAnswer(type),
        loadDataSet(type)
      ])
      return { page: `demo ${type}`, query, graph, columns, rows }
    })
  )

const ofPlayground = (): Promise<PageQuery[]> =>
  Promise.all(
    dataSetIds.map(async (id) => {
      const { graph } = await loadDataSet(id)
      return exercises
        .filter(({ dataSet }) => dataSet === id)
        .map((exercise) => ({
          page: `playground ${exercise.id}`,
          query: exercise.query,
          graph,
          ...answerOf(exercise.id)
        }))
    })
  ).then((sets) => sets.flat())

const ofHome = async (): Promise<PageQuery[]> => {
  const { graph } = await loadDataSet('hops')
  return depths.map((depth) => {
    const ring = hopAnswer(buildHopGraph(), depth)
    return { page: `home ${depth}`, query: hopQuery(depth), graph, rows: ring.length > 0 ? [[JSON.stringify(ring)]] : [] }
  })
}

const ofProducts = (): PageQuery[] => [
  { page: 'database', query: paidBySharers, graph: sample.graph, ...paid },
  { page: 'join', query: cypherWithinThree, graph: joins.graph, ...withinThree }
]

const queries = [...(await ofSolutions()), ...(await ofDemos()), ...(await ofPlayground()), ...(await ofHome()), ...ofProducts()]

test.each(queries)(
  'the engine of the page and a graph database give the answer of $page',
  async ({ page, query, graph, columns, rows }) => {
    const { answers, fault } = runQuery(graph, query)
    expect(fault).toBeUndefined()
    expect(answers[0]?.warnings).toEqual([])
    const found = answers[0]?.rows.map((cells) => cells.map(({ text }) => text)) ?? []
    if (columns) expect(answers[0]?.columns).toEqual(columns)
    // The page on joins lists people by name.
    expect(page === 'join' ? found.toSorted() : found).toEqual(rows)
    // The page compares only rows that it gets.
    expect(rows.length).toBeLessThanOrEqual(maxShownRows)
    if (!unsupported[page]) expect(await rowsOfDatabase(graph, query)).toEqual(comparable(query, rows))
  }
)

test.each(solutionTypes)('the solution %s has the same queries in both languages', async (type) => {
  const [chinese, english] = await Promise.all([loadSolution(type, 'zh-CN'), loadSolution(type, 'en-US')])
  expect(queriesOf(chinese)).toEqual(queriesOf(english))
  expect(queriesOf(english)).not.toEqual([])
})

test.each(Object.keys(unsupported))('the exception for %s is needed', async (exception) => {
  const found = queries.find(({ page }) => page === exception)
  if (!found) throw new Error('No page has this query')
  expect(await rowsOfDatabase(found.graph, found.query)).not.toEqual(comparable(found.query, found.rows))
})

test('nearly all queries of pages are run', () => {
  expect(queries.length).toBeGreaterThan(60)
  expect(Object.keys(unsupported).length).toBeLessThan(queries.length / 10)
})

test('SQL gives the answer that the page of joins shows beside it', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE knows (a TEXT, b TEXT)')
  const insert = database.prepare('INSERT INTO knows VALUES (?, ?), (?, ?)')
  for (const [one, other] of acquaintances) insert.run(one, other, other, one)
  const found = database
    .prepare(sqlWithinThree)
    .all()
    .map(({ b }) => b)
  database.close()
  expect(found.toSorted()).toEqual(reachedWithin(3))
})
