import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'
import { runQuery } from '~/query/engine'
import { faultText } from './fault-text'

/* What a visitor reads of a query that does not run. */

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

  test('a name that a subquery does not import says how to import it', () => {
    expect(textOf('WITH 1 AS x CALL { RETURN x AS y } RETURN y')).toContain('CALL (x)')
  })
})
