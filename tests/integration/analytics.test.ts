import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../support/site.ts'

const script = 'https://stats.example/script.js'
let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ vars: { ANALYTICS_SCRIPT_URL: script } })
})
afterAll(() => site.close())

test('a configured analytics script is in the page under its nonce, and may report to its own origin', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { body, headers } = await site.visit('/')
    const policy = headers['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const tag = /<script[^>]*src="https:\/\/stats\.example\/script\.js"[^>]*>/.exec(body)?.[0]
    expect(nonce).toBeTruthy()
    expect(tag).toContain(`nonce="${nonce}"`)
    expect(policy).toMatch(/connect-src 'self' https:\/\/stats\.example;/)
  }
})
