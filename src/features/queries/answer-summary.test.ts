import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { m } from '~/paraglide/messages'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { runQuery } from '~/query/engine'
import { summaryOf } from './answer-summary'
import { answerSchema, responseOf } from './worker-messages'

const before = getLocale
beforeEach(() => overwriteGetLocale(() => 'en-US'))
afterAll(() => overwriteGetLocale(before))

const summary = (text: string) => summaryOf(v.parse(answerSchema, responseOf(1, runQuery({ vertices: [], edges: [] }, text))))

test('a screen reader hears the count and the first row, not the table', () => {
  expect(summary('UNWIND range(5, 1500) AS x RETURN x, x * 2 AS y')).toBe('Rows: 1,496. First row: x 5, y 10')
})

test('of several statements the last is read, of a fault its sentence, and a long row is cut', () => {
  expect(summary('RETURN 1 AS a; RETURN 2 AS b')).toContain('b 2')
  expect(summary('RETURN 1 / 0')).toBe(m.queries_fault_division())
  expect(summary("RETURN reduce(s = '', x IN range(1, 500) | s + 'a') AS s")).toMatch(/a{190,}…$/)
})

test('an answer without rows or columns says that the query ran', () => {
  expect(summary('MATCH (n) RETURN n')).toBe(m.queries_no_rows())
  expect(summary('CREATE (n)')).toBe(m.queries_ran())
  expect(summary('EXPLAIN MATCH (n) RETURN n')).toBe(m.queries_explained())
})
