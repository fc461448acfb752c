import type { Page } from '@playwright/test'
import { at, expect, test } from '../support/browser.ts'

/*
 * Tests share pages (decision 047). These two are run one after the other by the same process: the second would find the
 * traces of the first one.
 */
test.describe.configure({ mode: 'serial' })

const hosts = ['localhost', 'www.galaxy.localhost'] as const
let shared: Page | undefined

test('a test leaves traces in its page, on both hosts', async ({ page, context }) => {
  shared = page
  for (const host of hosts) {
    await page.goto(at('/favicon.svg', host))
    await page.evaluate(() => {
      window.name = 'left'
      localStorage.setItem('left', '1')
      addEventListener('pagehide', () => sessionStorage.setItem('left', '1'))
    })
  }
  await context.addCookies(hosts.map((host) => ({ name: 'left', value: '1', url: at('/', host) })))
  await context.setOffline(true)
})

test('the next test gets the same page, without them', async ({ page }) => {
  expect(page).toBe(shared)
  expect(await page.evaluate(() => history.length)).toBe(1)
  for (const host of hosts) {
    await page.goto(at('/favicon.svg', host))
    const left = await page.evaluate(() => [window.name, document.cookie, localStorage.length, sessionStorage.length])
    expect(left).toEqual(['', '', 0, 0])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
})

test('a test after one that changed the page gets another', ({ page }) => {
  expect(page).not.toBe(shared)
})
