import { expect, test } from 'vitest'
import { bracketsAt, completionAt, recalledIndex, tokensOf } from './words'

const vocabulary = { labels: ['Account', 'Device'], types: ['LOGGED_IN', 'TRANSFERRED'], keys: ['amount', 'code'] }
const wordsAt = (text: string) => completionAt(text, text.length, vocabulary)?.words

test('highlighting keeps every character', () => {
  const text = "MATCH (a:Match {code: 'it\\'s'}) // end\nRETURN a.return, 1.5 /* open"
  expect(
    tokensOf(text)
      .map((token) => token.text)
      .join('')
  ).toBe(text)
  expect(
    tokensOf(text)
      .filter(({ kind }) => kind !== 'plain')
      .map((token) => token.text)
  ).toEqual(['MATCH', "'it\\'s'", '// end', 'RETURN', '1.5', '/* open'])
})

test('a text of several lines is one, and one that does not end is one until the end of its line', () => {
  const kinds = (text: string) => tokensOf(text).map((token) => [token.text, token.kind])
  expect(kinds("'a\nMATCH'")).toEqual([["'a\nMATCH'", 'string']])
  expect(kinds('"a\nMATCH')).toEqual([
    ['"a', 'string'],
    ['\n', 'plain'],
    ['MATCH', 'keyword']
  ])
})

test('labels, types, properties and words are completed where they may stand', () => {
  expect(wordsAt('MATCH (a:')).toEqual(['Account', 'Device'])
  expect(wordsAt('MATCH (a)-[:')).toEqual(['LOGGED_IN', 'TRANSFERRED'])
  expect(wordsAt('MATCH (a)-[t:LOGGED_IN|T')).toEqual(['TRANSFERRED'])
  expect(wordsAt('RETURN a.c')).toEqual(['code'])
  expect(wordsAt('MATCH (n) RET')).toEqual(['RETURN'])
  expect(wordsAt('MATCH (n) ')).toBeUndefined()
})

test.each([
  'MATCH (a) RETURN a AS len',
  'MATCH (a) RETURN a as  deg',
  "MATCH (a {code: 'co",
  'MATCH (a {code: "co',
  "MATCH (a {code: 'it\\'s co",
  'RETURN 1 // cou',
  'RETURN 1 /* cou',
  'MATCH (a:`Acc'
])('nothing is suggested for a new name, and none in comments and texts: %s', (text) => {
  expect(wordsAt(text)).toBeUndefined()
})

test('words are suggested behind comments and texts', () => {
  expect(wordsAt("RETURN 'co' AS a, cou")).toEqual(['COUNT', 'count'])
  expect(wordsAt('RETURN 1 // one\nUNI')).toEqual(['UNION'])
  expect(wordsAt('/* all */ MAT')).toEqual(['MATCH'])
  expect(wordsAt('MATCH (`a b`) RET')).toEqual(['RETURN'])
})

test('the names of the query come first', () => {
  expect(wordsAt('MATCH p = (company)-[edge]->(country) RETURN com')).toEqual(['company'])
  expect(wordsAt('MATCH p = (company)-[edge]->(country) RETURN co')?.slice(0, 3)).toEqual(['company', 'country', 'COUNT'])
  expect(wordsAt('MATCH (a:Auditor) MATCH (b:')).toEqual(['Auditor', 'Account', 'Device'])
  expect(wordsAt('MATCH (a)-[:AUDITS]->(b)-[:')).toEqual(['AUDITS', 'LOGGED_IN', 'TRANSFERRED'])
  expect(wordsAt('CREATE (a {city: 1}) SET a.c')).toEqual(['city', 'code'])
  expect(wordsAt('MATCH (a) WHERE a.color = 1 RETURN a.co')).toEqual(['color', 'code'])
  // Neither parameters nor functions are names of the query, nor is the word that is being written.
  expect(wordsAt('RETURN $total + total(1), tot')).toBeUndefined()
})

test('a whole word is not completed to a longer one', () => {
  expect(wordsAt('RETURN 1 UNION ALL')).toBeUndefined()
  expect(wordsAt('MATCH (n) RETURN count')).toBeUndefined()
  expect(wordsAt('MATCH (a:Account')).toBeUndefined()
  expect(wordsAt('MATCH (a:account')).toEqual(['Account'])
})

test('the bracket at the caret finds its other half, within others', () => {
  const text = 'RETURN [x IN [1] | (x)]'
  expect(bracketsAt(text, 8)).toEqual([7, 22])
  expect(bracketsAt(text, 23)).toEqual([22, 7])
  expect(bracketsAt('(', 1)).toBeUndefined()
  expect(bracketsAt('a', 1)).toBeUndefined()
})

test('the history passes over the text that is in the editor', () => {
  const history = ['third', 'second', 'first']
  expect(recalledIndex(history, -1, 1, 'third')).toBe(1)
  expect(recalledIndex(history, -1, 1, 'other')).toBe(0)
  expect(recalledIndex(history, 1, 1, 'second')).toBe(2)
  expect(recalledIndex(history, 2, -1, 'first')).toBe(1)
  expect(history[recalledIndex(history, 2, 1, 'first')]).toBeUndefined()
})
