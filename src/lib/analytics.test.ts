import { expect, test } from 'vitest'
import { withoutQuery } from './analytics'

test('reports a referrer without query and fragment', () => {
  expect(withoutQuery('https://search.example/find?q=13900000000#top')).toBe('https://search.example/find')
})

test('reports a missing or invalid referrer as empty', () => {
  expect(withoutQuery('')).toBe('')
  expect(withoutQuery('about')).toBe('')
})
