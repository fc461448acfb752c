import { expect, test } from 'vitest'
import { locationName } from './client-names'

test('a place is named in the language of the page, the city as the platform writes it', () => {
  expect(locationName({ country: 'CN', city: 'Hangzhou' }, 'zh-CN')).toBe('中国 / Hangzhou')
  expect(locationName({ country: 'CN', city: null }, 'en-US')).toBe('China')
})

test('what is no country is no place', () => {
  expect(locationName({ country: 'T1', city: null }, 'en-US')).toBeUndefined()
  expect(locationName({ country: null, city: null }, 'zh-CN')).toBeUndefined()
})
