import { expect, test } from 'vitest'
import { profiles, testApp } from '../test-edge'
import { locale, localeOf } from './locale'
import { site } from './site'

test.each([
  ['en-US', 'zh-CN', 'en-US'],
  [undefined, 'en-US', 'en-US'],
  ['fr-FR', 'en-US', 'en-US'],
  ['', 'zh-CN', 'zh-CN'],
  [undefined, undefined, 'zh-CN']
] as const)('stored %s on a host of %s is %s', (stored, host, expected) => {
  expect(localeOf(stored, host)).toBe(expected)
})

test('the choice is read from the cookie', async () => {
  const app = testApp(site(profiles), locale())
  const response = await app.request('http://localhost/', { headers: { Cookie: 'language=en-US' } })
  expect(await response.json()).toMatchObject({ seen: { locale: 'en-US' } })
})
