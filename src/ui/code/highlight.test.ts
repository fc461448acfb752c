import { expect, test } from 'vitest'
import { highlight } from './highlight'

test('highlighting keeps every character and marks only keywords and strings', () => {
  const query = "MATCH (a {code: 'A1'})\nRETURN a.code"
  const tokens = highlight(query)
  expect(tokens.map((token) => token.text).join('')).toBe(query)
  expect(tokens.filter((token) => token.kind !== 'plain').map((token) => [token.kind, token.text])).toEqual([
    ['keyword', 'MATCH'],
    ['string', "'A1'"],
    ['keyword', 'RETURN']
  ])
})
