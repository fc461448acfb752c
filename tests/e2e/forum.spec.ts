import type { Page } from '@playwright/test'
import { fillLogin, modalOf } from '../support/account-forms.ts'
import { signUpAndLogOut } from '../support/accounts.ts'
import { at, expect, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { forumOfAnotherOrigin } from '../support/serve.ts'

const zh = copyOf('zh-CN')

/** The site on port 8083, whose forum is on port 8080 of the same host. */
const siteBesideForum = 'http://localhost:8083'
const forumBeside = 'http://localhost:8080'

/** Requests to these two, which the tests answer. */
const besideForum = /^foreign request: http:\/\/localhost:80(80|83)\//

/** Answers for a site on port 8083 and for its forum. */
async function serveBesideForum(page: Page) {
  const context = page.context()
  await context.route(`${siteBesideForum}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const { origin, ...headers } = await route.request().allHeaders()
    const response = await route.fetch({
      url: at(pathname + search),
      headers: origin ? { ...headers, origin: new URL(at('/')).origin } : headers
    })
    await route.fulfill({ response })
  })
  await context.route(`${forumBeside}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Forum</title>' }))
}

/** Opens the resources and follows the link to the forum. */
async function followForum(page: Page, address: string) {
  const bar = page.getByRole('navigation', { name: zh('shell_navigation') })
  await bar.getByRole('button', { name: zh('nav_resources'), exact: true }).click()
  const forum = bar.getByRole('link', { name: zh('nav_forum') })
  await expect(forum).toHaveAttribute('href', address)
  await forum.click()
  await expect(modalOf(page)).toBeVisible()
}

const addressesOf = (page: Page) =>
  page
    .context()
    .pages()
    .map((each) => each.url())

test('the forum asks a visitor to log in first', async ({ page, watch }) => {
  // Main is down on this site.
  watch.expectError(/status of 50[234]/)
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/book`))
  await followForum(page, forumOfAnotherOrigin)
  expect(addressesOf(page)).not.toContain(`${forumOfAnotherOrigin}/`)
})

test('the forum opens in a new window after the login that it asked for', async ({ page, watch }) => {
  watch.expectError(besideForum)
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await serveBesideForum(page)
  await untilHydrated(page, () => page.goto(`${siteBesideForum}/book`))
  await followForum(page, forumBeside)
  const opened = page.waitForEvent('popup')
  await fillLogin(page, phone)
  const forum = await opened
  await expect(forum).toHaveURL(`${forumBeside}/`)
  expect(await forum.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(`${siteBesideForum}/book`)
  await expect(modalOf(page)).toHaveCount(0)
})

test('where the browser blocks the new window, the forum opens in the same one', async ({ page, watch }) => {
  watch.expectError(besideForum)
  const phone = await signUpAndLogOut(page, 'localhost', '王小明')
  await serveBesideForum(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await untilHydrated(page, () => page.goto(`${siteBesideForum}/book`))
  await followForum(page, forumBeside)
  await fillLogin(page, phone)
  await expect(page).toHaveURL(`${forumBeside}/`)
})
