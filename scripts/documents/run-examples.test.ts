import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { wordingOf } from '../../src/features/documents/static-markup'
import { compileDocument } from './compile'
import { compileAll } from './library'

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

test('an example that does not run stops the build', async () => {
  await expect(compile(fence('run', 'MATCH (a RETURN a'))).rejects.toThrow('does not run: syntax')
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
  // The algorithms are procedures that no other engine has under these names. The sum of no values is 0 by openCypher's rule, and null
  // in Grafeo.
  const examples = documents
    .flatMap((document) => document.examples.map((example) => ({ ...example, name: `${document.file}:${example.line}` })))
    .filter(({ code, columns }) => columns.length > 0 && !/\bCALL\b/.test(code) && !/OPTIONAL MATCH[\s\S]*\bsum\(/.test(code))

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
