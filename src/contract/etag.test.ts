import { expect, test } from 'vitest'
import { matchesEtag } from './etag'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['"*"', false],
  [null, false],
  [undefined, false]
])('the condition %s matches the entity tag "a": %s', (sent, matches) => {
  expect(matchesEtag(sent, '"a"')).toBe(matches)
})
