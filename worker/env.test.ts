import { expect, test } from 'vitest'
import { parseEnv } from './env'
import { testEnv } from './test-edge'

test('a complete environment is parsed, and addresses lose their trailing slash', () => {
  expect(testEnv({ PASSPORT_BASE: 'https://passport.example/base/' }).PASSPORT_BASE).toBe('https://passport.example/base')
})

test('all errors are reported at once, so that the operator can fix them in one go', () => {
  const faulty = { ...testEnv(), MAIN: undefined, ANALYTICS_SCRIPT_URL: 'not an address', SITE_HOSTS: [] }
  expect(() => parseEnv(faulty)).toThrow(/MAIN[\s\S]*ANALYTICS_SCRIPT_URL[\s\S]*SITE_HOSTS/)
})

test('a canonical origin with a path is refused', () => {
  const [first] = testEnv().SITE_HOSTS
  expect(() => testEnv({ SITE_HOSTS: [{ ...first, origin: 'https://cn.galaxy.example/zh' }] })).toThrow(/SITE_HOSTS\.0\.origin/)
})

test.each(['CHATBOT_EMBED_URL', 'ANALYTICS_SCRIPT_URL'])('%s must be an https address, because pages load it', (name) => {
  expect(testEnv({ [name]: 'https://other.example/a' })).toHaveProperty(name, 'https://other.example/a')
  expect(() => testEnv({ [name]: 'http://other.example/a' })).toThrow(`${name}: must be an https address`)
})
