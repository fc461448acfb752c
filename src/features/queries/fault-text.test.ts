import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { runQuery } from '~/query/engine'
import { faultText, fixText } from './fault-text'

/* Messages for a query that does not run. */

const before = getLocale
afterAll(() => overwriteGetLocale(before))

/** The sentence about a query's fault; undefined if it runs. */
function textOf(query: string): string | undefined {
  const { fault } = runQuery({ vertices: [], edges: [] }, query)
  return fault && faultText(fault)
}

describe('in English', () => {
  beforeEach(() => overwriteGetLocale(() => 'en-US'))

  test.each([
    ['UNWIND [1] AS x CALL (x) { CREATE (n) } IN TRANSACTIONS', 'Leave out IN TRANSACTIONS'],
    ['CREATE INDEX FOR (a:A) ON (a.k)', 'write MERGE'],
    ['BEGIN', 'one transaction'],
    ['INSERT (:A)', 'Write CREATE'],
    ['MATCH p = SHORTEST 3 (a)-->+(b) RETURN p', 'Write ALL SHORTEST'],
    ["LOAD CSV FROM 'x' AS row RETURN row", 'Import your CSV files'],
    ['GRANT ROLE x TO y', 'in a database']
  ])('what is not supported says what to do instead: %s', (query, instead) => {
    expect(textOf(query)).toMatch(/^The teaching engine does not support /)
    expect(textOf(query)).toContain(instead)
  })

  test('limits have separators of thousands', () => {
    expect(textOf('UNWIND range(1, 200000) AS x RETURN x')).toBe('Stopped at 100,000 rows. Add a condition or LIMIT.')
    expect(textOf('x'.repeat(20_001))).toContain('20,000 characters')
  })

  test('a name that a subquery does not import says how to import it', () => {
    expect(textOf('WITH 1 AS x CALL { RETURN x AS y } RETURN y')).toContain('CALL (x)')
  })
})

describe('in Chinese', () => {
  beforeEach(() => overwriteGetLocale(() => 'zh-CN'))

  test('what can follow is listed with 、 and 或', () => {
    expect(textOf('RETURN 1 FOO')).toMatch(/^此处不应出现FOO。可以写[^ ]+、[^ ]+或[^ ]+。$/)
    expect(textOf('CALL db.label()')).toContain('现有db.labels、db.relationshipTypes、')
  })

  test.each([
    'MATCH (n) WHERE n.k == 1 RETURN n',
    'MATCH (n) WHERE n.k != 1 RETURN n',
    "MATCH (n) WHERE n.k LIKE 'x%' RETURN n",
    'MATCH (n) RETURN n GROUP BY n',
    'SELECT 1',
    'RETURN （1）',
    'MATCH (order) RETURN 1',
    'RETURN [1',
    "RETURN 'a",
    'MATCH (n) RETURN',
    'RETURN 1 FOO',
    'CREATE (n:!A)',
    'RETURN $x',
    'CREATE INDEX FOR (a:A) ON (a.k)'
  ])('no half-width mark stands between Chinese words: %s', (query) => {
    const text = textOf(query) ?? ''
    expect(text).toMatch(/[。？]$/)
    expect(text).not.toMatch(/\p{Script=Han}[,:;?!]?\s/u)
  })

  test('every habit of other languages has a sentence of its own', () => {
    const queries = ['RETURN 1 == 1', 'RETURN 1 != 1', "RETURN 'a' LIKE 'a'", 'RETURN 1 GROUP BY 1', 'SELECT 1', 'RETURN 1；']
    expect(new Set(queries.map(textOf)).size).toBe(queries.length)
    expect(queries.map(textOf)).not.toContain(textOf('not one of them'))
  })
})

test('a button says what it corrects', () => {
  overwriteGetLocale(() => 'en-US')
  const buttonOf = (query: string) => {
    const fix = runQuery({ vertices: [], edges: [] }, query).fault?.fix
    return fix && fixText(fix, query)
  }
  expect(buttonOf('RETURN 1 == 1')).toBe('Correct it: =')
  expect(buttonOf('RETURN 1；')).toBe('Correct all signs')
  expect(buttonOf('RETURN count(*) GROUP BY 1')).toBe('Remove it')
  expect(buttonOf('RETURN 1 FOO BAR')).toBeUndefined()
})
