import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordingOf } from '../../src/features/documents/static-markup'
import { root } from '../root'
import { compileDocument } from './compile'
import { compileAll, documentFiles } from './library'
import { codesOf } from './queries'
import { isExample } from './run-examples'

const { GrafeoDB }: typeof import('@grafeo-db/js') = createRequire(import.meta.url)('@grafeo-db/js')

const front = '---\ntitle: 题目\ndescription: 一句话。\nupdated: 2026-11-21\n---\n'
const compile = (markdown: string) =>
  compileDocument(front + markdown, { file: 'docs/a.md', version: 'latest' }, wordingOf('zh-CN'))
const fence = (meta: string, code: string) => `\`\`\`cypher ${meta}\n${code}\n\`\`\`\n\n`

test('code marked `run` is answered on the sample graph, with its parameters, after the code above it', async () => {
  const { examples, html } = await compile(
    fence('run', "CREATE (:Account {code: 'A9'})") + fence('run {code: A9}', 'MATCH (a {code: $code}) RETURN a.code AS code')
  )
  expect(examples.at(-1)).toMatchObject({ columns: ['code'], rows: [['A9']] })
  expect(html).toContain('data-run="{&#x22;code&#x22;:&#x22;A9&#x22;}"')
})

test('a fence may name its code before `run`, and a name alone runs nothing', async () => {
  const named = await compile(fence('第一跳 run {n: 1}', 'RETURN $n AS n') + fence('First run of all', 'RETURN 1 AS n'))
  expect(named.examples).toHaveLength(1)
  expect(named.html).toContain('<span>第一跳</span>')
  expect(named.html).toContain('<span>First run of all</span>')
})

test('a table that is not the answer stops the build with the answer', async () => {
  const table = (count: number) => `| devices |\n| --- |\n| ${count} |\n`
  const code = fence('run', 'MATCH (d:Device) RETURN count(d) AS devices')
  await expect(compile(code + table(3))).resolves.toBeDefined()
  await expect(compile(code + table(4))).rejects.toThrow('| 3 |')
})

test('each statement of an example is compared with a table of its own', async () => {
  const code = fence('run', 'MATCH (d:Device) RETURN count(d) AS devices;\nMATCH (a:Account) RETURN count(a) AS accounts;')
  const tables = (accounts: number) => `| devices |\n| --- |\n| 3 |\n\n| accounts |\n| --- |\n| ${accounts} |\n`
  await expect(compile(code + tables(7))).resolves.toBeDefined()
  await expect(compile(code + tables(8))).rejects.toThrow('| 7 |')
})

test('LOAD CSV reads the table of its page by its name, and an empty cell is null', async () => {
  const table = '```csv rows.csv\nid,kind\n1,x\n2,\n```\n\n'
  const load = "LOAD CSV WITH HEADERS FROM 'rows.csv' AS row"
  const { examples, html } = await compile(
    table + fence('Load run {n: 3}', `${load} RETURN row.id AS id, row.kind AS kind, $n AS n`)
  )
  expect(examples[0]?.rows).toEqual([
    ['1', 'x', '3'],
    ['2', 'null', '3']
  ])
  expect(html).toContain('rows.csv&#x22;:[{')
  await expect(compile(table + fence('run', `${load.replace('rows', 'others')} RETURN row`))).rejects.toThrow('unsupported')
  await expect(compile(table.replace('1,x', '1') + fence('run', `${load} RETURN row`))).rejects.toThrow('rows.csv')
})

test('an answer that no table shows is there without scripts, one that a table shows is not', async () => {
  const shown = '| devices |\n| --- |\n| 3 |\n'
  const count = fence('run', 'MATCH (d:Device) RETURN count(d) AS devices')
  expect((await compile(count + shown)).html).not.toContain('<noscript>')
  expect((await compile(`${count}见下。\n\n${shown}`)).html).not.toContain('<noscript>')
  const withParameters = `${fence('run {n: 3}', 'RETURN $n AS devices')}\`\`\`json\n{ "n": 3 }\n\`\`\`\n\n`
  expect((await compile(withParameters + shown)).html).not.toContain('<noscript>')
  await expect(compile(withParameters + shown.replace('3', '4'))).rejects.toThrow('| 3 |')

  const { html } = await compile(fence('run', "RETURN '<b>' AS sign;\nMATCH (n:Nothing) RETURN n AS none"))
  const [, hidden = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
  expect(hidden.match(/<table>/g)).toHaveLength(2)
  expect(hidden).toContain('<td>&#x3C;b></td>')
  expect(hidden).toContain('没有匹配的结果')
})

test('an example that does not run stops the build', async () => {
  await expect(compile(fence('run', 'MATCH (a RETURN a'))).rejects.toThrow('does not run: openBracket')
})

test('an example whose name says that it fails must fail, and leaves the graph as it was', async () => {
  const failing = fence('Fails: with edges run', "MATCH (a {code: 'A2'}) DELETE a")
  const { examples, html } = await compile(failing + fence('run', "MATCH (a {code: 'A2'}) RETURN a.code AS code"))
  expect(examples.map(({ rows }) => rows)).toEqual([[], [['A2']]])
  expect(html).toContain('<span>Fails: with edges</span>')
  await expect(compile(fence('Fails: run', 'RETURN 1 AS n'))).rejects.toThrow('although its name says that it fails')
})

test('an example within a list is answered, and its table compared', async () => {
  const step = (count: number) =>
    `1. Count:\n\n   \`\`\`cypher run\n   MATCH (d:Device) RETURN count(d) AS devices\n   \`\`\`\n\n   | devices |\n   | --- |\n   | ${count} |\n`
  await expect(compile(step(3))).resolves.toMatchObject({ examples: [{ rows: [['3']] }] })
  await expect(compile(step(4))).rejects.toThrow('| 3 |')
})

test('a document may begin with an empty graph, and its code says so to the page', async () => {
  const { examples, html } = await compileDocument(
    `${front.replace('title', 'data: empty\ntitle')}${fence('run', 'MATCH (n) RETURN count(n) AS vertices')}`,
    { file: 'docs/a.md', version: 'latest' },
    wordingOf('zh-CN')
  )
  expect(examples[0]?.rows).toEqual([['0']])
  expect(html).toContain('data-graph="empty"')
})

/** Code of the documents that readers cannot run in the page, and why. */
const unsupportedInPage: readonly { code: RegExp; because: string }[] = [
  { code: /^(?:CREATE|DROP|SHOW) (?:CONSTRAINT|INDEX)|^DROP INDEX/m, because: 'the engine has no constraints and indexes' },
  { code: /^(?:CREATE (?:ROLE|USER)|GRANT|SHOW USERS)\b/, because: 'the engine has no users and roles' },
  { code: /^BEGIN;/, because: 'a transaction over several statements needs a session' },
  { code: /MERGE \(:Account {code: 'A8'}\)-\[:LOGGED_IN\]/, because: 'it is rejected by a constraint' },
  { code: /RETURN b\.code AS payee, t\.amount AS amount$/, because: 'the answer depends on the rights of the user' }
]

describe('code without «Run»', () => {
  const codes = documentFiles().flatMap((file) =>
    codesOf(readFileSync(join(root, file), 'utf8'), 'cypher')
      .filter(({ name }) => !isExample({ lang: 'cypher', meta: name }))
      .map(({ code }) => ({ file, code }))
  )
  const reasonsFor = (code: string) => unsupportedInPage.filter((reason) => reason.code.test(code))

  test.each(codes)('has one reason: $file, $code', ({ code }) => {
    expect(reasonsFor(code)).toHaveLength(1)
  })

  test('has no reason that no code needs', () => {
    const needed = codes.flatMap(({ code }) => reasonsFor(code))
    expect(unsupportedInPage.filter((reason) => !needed.includes(reason))).toEqual([])
  })
})

test('every answer of a document is on its page without scripts', async () => {
  const answered = (await compileAll()).flatMap(({ file, examples, html }) => {
    const hidden = html.match(/<noscript><div class="doc-answer">/g)?.length ?? 0
    return examples.length > 0 ? [{ file, hidden, unshown: examples.filter(({ unshown }) => unshown.length > 0).length }] : []
  })
  expect(answered.filter(({ hidden, unshown }) => hidden !== unshown)).toEqual([])
  // The plan, PageRank, the components, the path with weights, two statements in one, and two answers without rows.
  expect(answered.reduce((sum, { unshown }) => sum + unshown, 0)).toBe(14)
})

/** Floats of JavaScript do not show that they are floats, and dates come back from Grafeo as they were given to it. */
const comparable = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) =>
    cells
      .join(' | ')
      .replace(/(\d)\.0\b/g, '$1')
      .replace(/\{"date":"([^"]+)"\}/g, '$1')
  )
const documents = (await compileAll()).filter(({ examples }) => examples.length > 0)

describe('the examples of the documents', () => {
  // The algorithms are procedures that no other engine has under these names. The sum of no values is 0 in openCypher, and null in
  // Grafeo.
  const examples = documents
    .flatMap((document) => document.examples.map((example) => ({ ...example, name: `${document.file}:${example.line}` })))
    .filter(
      ({ code, columns }) =>
        columns.length > 0 &&
        !/;\s*\S/.test(code) &&
        !/^PROFILE/.test(code) &&
        !/\bCALL\b/.test(code) &&
        !/OPTIONAL MATCH[\s\S]*\bsum\(/.test(code)
    )

  test.each(examples.map((example) => [example.name, example] as const))(
    'have the answer of a graph database: %s',
    async (_, example) => {
      const db = GrafeoDB.create()
      const ids = new Map(
        example.graph.vertices.map(({ id, labels, properties }) => [id, db.createNode([...labels], properties).id])
      )
      for (const { from, to, type, properties } of example.graph.edges)
        db.createEdge(ids.get(from) ?? 0, ids.get(to) ?? 0, type, properties)
      const result = await db.executeCypher(example.code, example.parameters)
      const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
      const rows = result.toArray().map((row) => result.columns.map((name) => text(row[name])))
      expect(comparable(rows).toSorted()).toEqual(comparable(example.rows).toSorted())
      db.close()
    }
  )
})
