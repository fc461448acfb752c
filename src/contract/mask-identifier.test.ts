import { expect, test } from 'vitest'
import { maskIdentifier } from './mask-identifier'

test('keeps a phone number’s first three and last four digits', () => {
  expect(maskIdentifier('13812340001')).toBe('138****0001')
})

test('keeps an email address’s first letter and domain regardless of length', () => {
  expect(maskIdentifier('anna@x.com')).toBe('a***@x.com')
  expect(maskIdentifier('a@x.com')).toBe('a***@x.com')
})
