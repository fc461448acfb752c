import { expect, test } from 'vitest'
import { profiles, testApp } from '../test-edge'
import { profileOf, site } from './site'

test.each([
  ['localhost', 'https://cn.galaxy.example'],
  ['cn.galaxy.example', 'https://cn.galaxy.example'],
  ['www.galaxy.example', 'https://www.galaxy.example'],
  ['attacker.example', 'https://cn.galaxy.example']
])('the host %s gets the profile of %s', (host, origin) => {
  expect(profileOf(host, profiles)?.origin).toBe(origin)
})

test('the port does not matter', async () => {
  const response = await testApp(site(profiles)).request('http://www.galaxy.example:8787/')
  expect(await response.json()).toMatchObject({ seen: { origin: 'https://www.galaxy.example' } })
})
