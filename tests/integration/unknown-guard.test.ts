import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'

const site = createTestHarness({ workers: [{ configPath: 'tests/support/unknown-guard/wrangler.toml' }] })

beforeAll(() => site.listen())
afterAll(() => site.close())

test.each([
  ['localhost', 'zh-CN', '返回首页'],
  ['www.galaxy.localhost', 'en-US', 'Back to the home page']
])('on %s a path whose guard does not exist is 500 «Unknown middleware», with a way home', async (host, language, home) => {
  const response = await site.fetch(`http://${host}/aboutus`, { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(500)
  const page = await response.text()
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain('Unknown middleware')
  expect(page).toContain(home)
  expect(page).not.toContain('no-such-guard')
})

test('a path without a guard is rendered', async () => {
  const response = await site.fetch('http://localhost/', { headers: { Accept: 'text/html' } })
  expect(await response.text()).toBe('rendered')
})
