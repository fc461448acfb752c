import { expect, test } from 'vitest'
import { copyOf } from '../copy.ts'
import { languages, specMessages } from './table.ts'

test.each(languages)('the messages have the wording of the specification in %s', (language) => {
  const copy = copyOf(language)
  const rows = Object.entries(specMessages)
  expect(rows.map(([id, { key }]) => [id, copy(key)])).toEqual(rows.map(([id, message]) => [id, message[language]]))
})
