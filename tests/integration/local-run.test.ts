import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('the home page is rendered by the built workers', async () => {
  const answer = await site.visit('/')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
  expect(answer.body).toMatch(/<\/html>\s*$/)
})
