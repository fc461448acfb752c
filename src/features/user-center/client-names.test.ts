import { expect, test } from 'vitest'
import { locationName } from './client-names'

test('names the country in the page’s language and the city as the platform writes it', () => {
  expect(locationName({ country: 'CN', city: 'Hangzhou' }, 'zh-CN')).toBe('中国 / Hangzhou')
  expect(locationName({ country: 'CN', city: null }, 'en-US')).toBe('China')
})

test('ignores codes that are not countries', () => {
  expect(locationName({ country: 'T1', city: null }, 'en-US')).toBeUndefined()
  expect(locationName({ country: null, city: null }, 'zh-CN')).toBeUndefined()
})
