import { expect, test } from 'vitest'
import { isTooLarge } from './file-limit'

test.each([
  ['ASCII', 'a', 1],
  ['Chinese', '证', 3]
])('the limit of a certificate counts the bytes of %s text, as those of a file', (_, character, bytes) => {
  const largest = character.repeat(Math.floor(1_048_576 / bytes))
  expect([largest, `${largest}${character}`].map(isTooLarge)).toEqual([false, true])
  expect([largest, `${largest}${character}`].map((text) => isTooLarge(new Blob([text])))).toEqual([false, true])
})
