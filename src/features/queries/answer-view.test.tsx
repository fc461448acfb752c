import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { runQuery } from '~/query/engine'
import { AnswerView } from './answer-view'
import { answerSchema, responseOf } from './worker-messages'

const graph = {
  vertices: [{ id: 'A1', labels: ['Account'], properties: { code: 'A1' } }],
  edges: [{ id: 'T1', from: 'A1', to: 'A1', type: 'PAID', properties: {} }]
}

/** Answer to a text as the page shows it, as HTML. */
function shown(text: string): string {
  const answer = v.parse(answerSchema, responseOf(1, runQuery(graph, text)))
  return renderToStaticMarkup(<AnswerView text={text} answer={answer} row={undefined} onRow={() => undefined} />)
}
/** Cells of all tables of answers, in their order. */
const cells = (html: string) => [...html.matchAll(/<td class="q-(?:integer|string|float)">(.*?)<\/td>/g)].map(([, text]) => text)

test('a statement that fails does not hide what the statements before it answered', () => {
  const html = shown('RETURN 1 AS a; RETURN 2 AS b; RETURN 1/0')
  expect(cells(html)).toEqual(['1', '2'])
  const parts = [1, 2, 3].map((number) => html.indexOf(`>${m.queries_statement({ number })}<`))
  expect(parts.every((place) => place >= 0)).toBe(true)
  expect([...parts, html.indexOf(m.queries_fault_division())]).toEqual(
    [...parts, html.indexOf(m.queries_fault_division())].toSorted((a, b) => a - b)
  )
  expect(html).not.toContain(m.queries_changes_stay())
})

test('the changes of the statements before one that fails are shown, and that they stay', () => {
  const html = shown('CREATE (:Tmp); RETURN 1/0')
  expect(html).toContain(m.queries_vertices_created({ count: 1 }))
  expect(html).toContain(m.queries_changes_stay())
  expect(shown('MATCH (n:Tmp) SET n.k = 1; RETURN 1/0')).not.toContain(m.queries_changes_stay())
})

test('a statement alone has no number', () => {
  for (const text of ['RETURN 1 AS a', 'RETURN 1/0', 'RETURN'])
    expect(shown(text)).not.toContain(m.queries_statement({ number: 1 }))
})

test('values that are cut say so, below the table that the CSV file repeats', () => {
  expect(shown('RETURN range(1, 2000) AS a')).toContain(m.queries_cut())
  expect(shown('RETURN range(1, 200) AS a')).not.toContain(m.queries_cut())
})

test('EXPLAIN shows a plan and no answer, PROFILE both', () => {
  const explained = shown('EXPLAIN CREATE (n:Tmp) RETURN n')
  expect(explained).toContain(m.queries_explained())
  for (const text of [m.queries_no_rows(), m.queries_nothing_written(), '<details']) expect(explained).not.toContain(text)
  expect(explained).toMatch(/<code>CREATE \(n:Tmp\)<\/code><\/td><td class="q-bar-cell">–/)
  const profiled = shown('PROFILE MATCH (a:Account) RETURN a.code')
  expect(cells(profiled)).toEqual(['A1'])
  expect(profiled).toMatch(/<td class="q-bar-cell">1/)
})

test('what was written is counted by its kind', () => {
  expect(shown("MATCH (a:Account) SET a.code = 'A2', a:Seen")).toContain(
    `${m.queries_labels_added({ count: 1 })} ${m.queries_properties_set({ count: 1 })}`
  )
  expect(shown('MATCH (a:Account) DETACH DELETE a')).toContain(
    `${m.queries_vertices_deleted({ count: 1 })} ${m.queries_edges_deleted({ count: 1 })}`
  )
  expect(shown('MATCH (a:None) SET a.code = 1')).toContain(m.queries_nothing_written())
})
