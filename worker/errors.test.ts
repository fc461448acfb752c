import { expect, test } from 'vitest'
import { createApp } from './app'
import { statement, testContext, testEnv } from './test-edge'

test('an unexpected failure is logged by where it happened, never by a message that may quote a visitor', async () => {
  const lines: string[] = []
  const app = createApp({
    env: testEnv(),
    renderPage: () => {
      throw new RangeError('13800000000 is no page\n    at 13800000000')
    },
    statement,
    log: (line) => void lines.push(line),
    routeFiles: []
  })
  const response = await app.fetch(new Request('http://localhost/'), testContext().context)
  expect(response.status).toBe(500)
  expect(lines.join('\n')).not.toContain('13800000000')
  expect(await response.text()).not.toContain('13800000000')
  expect(lines[0]).toMatch(/RangeError.*errors\.test/)
})

test('a visitor who leaves is logged as one who left, and not as a failure', async () => {
  const lines: string[] = []
  const leaving = new AbortController()
  const app = createApp({
    env: testEnv(),
    renderPage: () => {
      leaving.abort()
      throw leaving.signal.reason
    },
    statement,
    log: (line) => void lines.push(line),
    routeFiles: []
  })
  const request = new Request('http://localhost/', { signal: leaving.signal })
  expect((await app.fetch(request, testContext().context)).status).toBe(499)
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([499])
})
