import { expect, test } from 'vitest'
import { maskIdentifier } from './mask-identifier'

test('a phone number keeps its first three and last four digits', () => {
  expect(maskIdentifier('13812340001')).toBe('138****0001')
})

test('an e-mail address keeps its first letter and its domain, whatever the length of the name', () => {
  expect(maskIdentifier('anna@x.com')).toBe('a***@x.com')
  expect(maskIdentifier('a@x.com')).toBe('a***@x.com')
})
