import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyboardTasks } from './checks'

test.each(Object.entries(keyboardTasks))('the keyboard task «%s» of the statement has a test', (_, [file, name]) => {
  const source = readFileSync(new URL(`../../../../tests/e2e/${file}`, import.meta.url), 'utf8')
  expect(source).toMatch(new RegExp(`test\\('${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
})
