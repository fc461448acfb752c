import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type * as Grafeo from '@grafeo-db/js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../src/content/docs/facts'
import { latestDocuments } from '../../src/contract/limits'
import { locales, originalLocale } from '../../src/contract/locale'
import { root } from '../root'
import { documentFiles, parseDocumentPath } from './library'
import { codesOf, type DocumentStatement, expressionsOf, statementsOf } from './queries'

/*
 * Runs every statement of the documents on the data of its page, in the order of the page, and compares the answers that
 * it shows. The engine is Grafeo, an openCypher database; the statements that it cannot run are listed here.
 */

const { GrafeoDB }: typeof Grafeo = createRequire(import.meta.url)('@grafeo-db/js')

const unsupported: readonly { statement: RegExp; because: string }[] = [
  { statement: /^(?:CREATE (?:ROLE|USER)|GRANT|SHOW (?:USERS|ROLES?))\b/, because: 'the engine has no users and roles' },
  { statement: /\bCALL algo\./, because: 'names and arguments of the procedures are samples; their results are checked below' },
  {
    statement: /OPTIONAL MATCH[\s\S]*\bsum\(/,
    because: 'the sum of no values is 0 in openCypher, and null in the engine; run-examples checks this answer'
  },
  { statement: /^(?:BEGIN|COMMIT)$/, because: 'these are commands of the shell' }
]

/** Documents that start with an empty graph. All others start with the sample graph of document 10. */
const startsEmpty = [1, 5, 10, 38]
const sampleGraphDocument = 10

const documents = documentFiles().flatMap((file) => {
  const parsed = parseDocumentPath(file)
  if (parsed?.version !== latestDocuments) return []
  const source = readFileSync(join(root, file), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (text, name: string) => facts[name] ?? text)
  return [{ ...parsed, source, statements: statementsOf(source), expressions: expressionsOf(source) }]
})
const sample = documents.find(({ id }) => id === sampleGraphDocument)?.statements[0]?.text ?? ''

const wordOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
/** A value as the documents write it: equal numbers are equal, so that 3320.0 is 3320. */
const normalized = (cell: string): string => (/^-?\d+(?:\.\d+)?$/.test(cell) ? String(Number(cell)) : cell)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-documents-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(database: Grafeo.GrafeoDB, { text, parameters }: Pick<DocumentStatement, 'text' | 'parameters'>) {
  // The files of LOAD CSV are the page's own, in a folder of this test.
  const statement = text.replace(/(LOAD CSV WITH HEADERS FROM ')/, `$1${folder}/`)
  const result = await database.executeCypher(statement, { ...parameters })
  return {
    columns: result.columns,
    rows: result.toArray().map((row) => result.columns.map((column) => normalized(wordOf(row[column]))))
  }
}

async function open(id: number): Promise<Grafeo.GrafeoDB> {
  const database = GrafeoDB.create()
  if (!startsEmpty.includes(id)) await database.executeCypher(sample)
  return database
}

const withStatements = documents.filter(({ statements }) => statements.length > 0)

test.each(withStatements)('$file shows the answers that its statements give', async ({ id, source, statements }) => {
  for (const { name, code } of codesOf(source, 'csv')) if (/^[\w.-]+$/.test(name)) writeFileSync(join(folder, name), `${code}\n`)
  const database = await open(id)
  for (const statement of statements) {
    if (unsupported.some((exception) => exception.statement.test(statement.text))) continue
    const here = `line ${statement.line}: ${statement.text}`
    if (statement.fails) {
      await expect(run(database, statement), here).rejects.toThrow()
      continue
    }
    const found = await run(database, statement)
    const { answer } = statement
    if (!answer) continue
    expect({ here, ...found }).toEqual({
      here,
      columns: answer.columns,
      rows: answer.rows.map((row) => row.map(normalized))
    })
  }
  database.close()
})

test.each(documents.filter(({ expressions }) => expressions.length > 0))(
  '$file shows the values that its expressions have',
  async ({ expressions }) => {
    const database = GrafeoDB.create()
    for (const { line, text, result } of expressions) {
      const { rows } = await run(database, { text: `RETURN ${text} AS value`, parameters: {} })
      const shown = normalized(result.replace(/^'(.*)'$/, '$1').replaceAll("'", '"'))
      expect([line, text, rows[0]?.[0]]).toEqual([line, text, shown])
    }
    database.close()
  }
)

test.each(withStatements.filter(({ locale }) => locale !== originalLocale))(
  '$file has the statements and answers of the original',
  ({ id, statements }) => {
    const original = documents.find((other) => other.id === id && other.locale === originalLocale)
    const said = (of: readonly DocumentStatement[]) => of.map(({ line: _, ...statement }) => statement)
    expect(said(statements)).toEqual(said(original?.statements ?? []))
  }
)

test('every exception is needed', () => {
  const all = documents.flatMap(({ statements }) => statements)
  for (const { statement, because } of unsupported)
    expect([because, all.some(({ text }) => statement.test(text))]).toEqual([because, true])
})

test.each(locales)('most statements are run, and many expressions (%s)', (locale) => {
  const here = documents.filter((each) => each.locale === locale)
  const texts = here.flatMap(({ statements }) => statements.map(({ text }) => text))
  const left = texts.filter((text) => unsupported.some(({ statement }) => statement.test(text)))
  expect(texts.length - left.length).toBeGreaterThan(110)
  expect(left.length).toBeLessThan(30)
  expect(here.flatMap((each) => each.expressions).length).toBeGreaterThan(60)
})

describe('the algorithms of document 18 on accounts and transfers', () => {
  const source = documents.find(({ id }) => id === 18)?.source ?? ''
  let database: Grafeo.GrafeoDB
  let codes: Map<unknown, unknown>
  beforeAll(async () => {
    database = await open(18)
    await database.executeCypher('MATCH (d:Device) DETACH DELETE d')
    codes = new Map(
      (await database.executeCypher('MATCH (a:Account) RETURN id(a) AS id, a.code AS code'))
        .toArray()
        .map(({ id, code }) => [id, code])
    )
  })
  afterAll(() => database.close())

  test('PageRank has the scores of the table', async () => {
    const ranks = await database.execute(
      'CALL grafeo.pagerank({damping: 0.85, max_iterations: 20, tolerance: 0.0}) YIELD node_id, score RETURN node_id, score'
    )
    for (const { node_id, score } of ranks.toArray()) {
      const rounded = Math.round(Number(score) * 10_000) / 10_000
      expect(source).toMatch(new RegExp(`^\\| ${String(codes.get(node_id))} +\\| ${rounded} +\\|$`, 'm'))
    }
  })

  test.each([
    ['connected_components', 3],
    ['strongly_connected_components', 5]
  ])('%s are %i', async (procedure, count) => {
    const found = await database.execute(`CALL grafeo.${procedure}() YIELD node_id, component_id RETURN node_id, component_id`)
    const members = Map.groupBy(found.toArray(), ({ component_id }) => component_id)
    expect(members.size).toBe(count)
    const ring = [...members.values()].map((rows) =>
      rows
        .map(({ node_id }) => codes.get(node_id))
        .toSorted()
        .join(', ')
    )
    expect(ring).toContain('A2, A4, A5')
    expect(source).toContain('{A2, A4, A5}')
  })
})

/*
 * Document 28 says that SQL and graph query have the same result. Its statements run on the tables that it creates, filled
 * with the data of document 9.
 */
test.each(locales)('the SQL of document 28 has the answers of its graph queries (%s)', (locale) => {
  const sourceOf = (wanted: number) => documents.find(({ id, locale: other }) => id === wanted && other === locale)?.source ?? ''
  const database = new DatabaseSync(':memory:')
  const [tables = '', ...queries] = codesOf(sourceOf(28), 'sql').map(({ code }) => code)
  database.exec(tables)
  for (const { name, code } of codesOf(sourceOf(9), 'csv')) {
    const table = { 'accounts.csv': 'account', 'devices.csv': 'device', 'logins.csv': 'login', 'transfers.csv': 'transfer' }[name]
    const rows = code.split('\n').slice(1)
    for (const row of table ? rows : []) {
      const values = row.split(',')
      database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values)
    }
  }
  const answers = statementsOf(sourceOf(28)).flatMap(({ answer }) => answer ?? [])
  expect(queries.length).toBe(answers.length + 1)
  for (const [index, query] of queries.entries()) {
    const rows = database.prepare(query).all()
    const answer = answers[index]
    if (!answer) {
      expect(rows).toEqual([])
      continue
    }
    const shown = answer.rows.map((row) =>
      row.map((cell) => (cell.startsWith('[') ? cell.replaceAll(/[["\]]/g, '').replaceAll(',', '>') : cell))
    )
    expect(rows.map((row) => Object.values(row).map(wordOf))).toEqual(shown)
  }
  database.close()
})
