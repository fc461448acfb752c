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

test('labels, types, properties and words are completed where they may stand', () => {
  expect(wordsAt('MATCH (a:')).toEqual(['Account', 'Device'])
  expect(wordsAt('MATCH (a)-[:')).toEqual(['LOGGED_IN', 'TRANSFERRED'])
  expect(wordsAt('MATCH (a)-[t:LOGGED_IN|T')).toEqual(['TRANSFERRED'])
  expect(wordsAt('RETURN a.c')).toEqual(['code'])
  expect(wordsAt('MATCH (n) RET')).toEqual(['RETURN'])
  expect(wordsAt('MATCH (n) ')).toBeUndefined()
})

test('a whole word is not completed to a longer one, so that Enter begins a line', () => {
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
