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

test('a host that no request can name is refused', () => {
  const [first] = testEnv().SITE_HOSTS
  const withHost = (name: string) => testEnv({ SITE_HOSTS: [{ ...first, hosts: ['cn.galaxy.example', name] }] })
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'xn--fsqu00a.xn--fiqs8s']) expect(() => withHost(name)).not.toThrow()
  for (const name of ['galaxy.cn:8083', 'Galaxy.cn', '例子.中国', 'https://galaxy.cn', 'galaxy.cn/', ''])
    expect(() => withHost(name)).toThrow('SITE_HOSTS.0.hosts.1: a host name in lower case and Punycode, without a port')
})

test.each(['CHATBOT_EMBED_URL', 'ANALYTICS_SCRIPT_URL'])('%s must be an https address, because pages load it', (name) => {
  expect(testEnv({ [name]: 'https://other.example/a' })).toHaveProperty(name, 'https://other.example/a')
  expect(() => testEnv({ [name]: 'http://other.example/a' })).toThrow(`${name}: must be an https address`)
})
