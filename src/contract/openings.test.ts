import { expect, test } from 'vitest'
import { countryOf, readPlaces } from './openings'

test('a city has the country of its line, and is in China without one', () => {
  const names = { 'zh-CN': '城', 'en-US': 'City' }
  const { cities } = readPlaces({ cities: { singapore: { ...names, country: 'SG' }, beijing: names }, teams: {} })
  expect([cities.singapore?.country, cities.beijing?.country]).toEqual(['SG', 'CN'])
  expect(() => readPlaces({ cities: { singapore: { ...names, country: 'Singapore' } }, teams: {} })).toThrow()
  expect([countryOf('beijing'), countryOf('a-closed-office')]).toEqual(['CN', undefined])
})
