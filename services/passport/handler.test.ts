import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Refusal, refuse } from '../api/answer'
import { authenticateService } from './handler'

/** Asks a call of other services. */
async function ask(secret: string | undefined, headers: Record<string, string>) {
  const app = new Hono()
  app.get('/', async (c) => c.text(await authenticateService(secret)(c)))
  app.onError((error, c) => refuse(c, error instanceof Refusal ? error : new Refusal(500, () => error.message)))
  const answer = await app.request('/', { headers })
  return answer.status === 200 ? await answer.text() : answer.status
}

test('a call of another service needs its name, and the secret where one is configured', async () => {
  const secret = 'a secret of thirty-two characters'
  expect(await ask(undefined, { 'X-Service': 'main' })).toBe('main')
  expect(await ask(undefined, {})).toBe(401)
  expect(await ask(undefined, { 'X-Service': 'desk' })).toBe(401)
  expect(await ask(secret, { 'X-Service': 'exam', 'X-Service-Secret': secret })).toBe('exam')
  expect(await ask(secret, { 'X-Service': 'exam' })).toBe(401)
  expect(await ask(secret, { 'X-Service': 'exam', 'X-Service-Secret': `${secret}x` })).toBe(401)
  expect(await ask(secret, { 'X-Service-Secret': secret })).toBe(401)
})
