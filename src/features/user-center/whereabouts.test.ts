import { expect, test } from 'vitest'
import { placeOf } from './whereabouts'

test('a place is named in the language of the page, the city as the platform writes it', () => {
  expect(placeOf({ country: 'CN', city: 'Hangzhou' }, 'zh-CN')).toBe('中国 / Hangzhou')
  expect(placeOf({ country: 'CN', city: null }, 'en-US')).toBe('China')
})

test('what is no country is no place', () => {
  expect(placeOf({ country: 'T1', city: null }, 'en-US')).toBeUndefined()
  expect(placeOf({ country: null, city: null }, 'zh-CN')).toBeUndefined()
})
