import { expect, test } from 'vitest'
import { parseEnv } from './env'

const env = {
  DB: { batch: () => undefined },
  PASSPORT: { fetch: () => undefined },
  PASSPORT_BASE: '',
  CERTIFICATE_KEY: JSON.stringify({ kty: 'RSA', n: 'n', e: 'AQAB', d: 'd' }),
  CERTIFICATE_ORIGIN: 'https://galaxy.cn',
  CERTIFICATE_ISSUER: 'Galaxy'
}

test('no answer to an appeal is promised unless the vendor sets in how many days', () => {
  expect(parseEnv(env).APPEAL_ANSWER_DAYS).toBe(0)
  expect(parseEnv({ ...env, APPEAL_ANSWER_DAYS: '10' }).APPEAL_ANSWER_DAYS).toBe(10)
  for (const wrong of ['soon', -1, 2.5, 91]) {
    expect(() => parseEnv({ ...env, APPEAL_ANSWER_DAYS: wrong })).toThrow('APPEAL_ANSWER_DAYS: must be a whole number of days')
  }
})
