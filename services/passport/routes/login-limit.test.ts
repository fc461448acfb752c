import { afterAll, expect, test } from 'vitest'
import { startPassport } from '../../../tests/support/passport'

const passport = startPassport()
afterAll(passport.close)

test('a login that is refused for its failures says how long to wait', async () => {
  const login = () => passport.post('login', { phone: '13800000001', password: 'b'.repeat(64) })
  for (let failures = 0; failures < 10; failures += 1) expect((await login()).status).toBe(401)
  expect(await login()).toMatchObject({ status: 429, error: '登录失败次数过多，请在15分钟后重试' })
})
