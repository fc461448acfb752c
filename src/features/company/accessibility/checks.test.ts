import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyboardWalks } from './checks'

test.each(Object.entries(keyboardWalks))('the walk «%s» of the statement is a test', (_, [file, name]) => {
  const source = readFileSync(new URL(`../../../../tests/e2e/${file}`, import.meta.url), 'utf8')
  expect(source).toMatch(new RegExp(`test\\('${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
})
