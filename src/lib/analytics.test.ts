import { expect, test } from 'vitest'
import { withoutQuery } from './analytics'

test('a referrer is reported without its query and fragment', () => {
  expect(withoutQuery('https://search.example/find?q=13900000000#top')).toBe('https://search.example/find')
})

test('no referrer, and what is no address, is reported as none', () => {
  expect(withoutQuery('')).toBe('')
  expect(withoutQuery('about')).toBe('')
})
