import type { Page } from '@playwright/test'
import { signUpAndLeave, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { logIn, loginButton, logOut, userButton } from '../support/people.ts'

// Playwright switches the back-forward cache off, which every visitor's browser has.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH || undefined,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  }
})

/** Leaves for a page without the shell, and comes back with the browser's button; whether the page was kept meanwhile. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted)))
  await page.goto(at('/__outbox'))
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  return await page.evaluate(() => Reflect.get(window, 'wasKept') === true)
}

for (const [language, t, host, name] of sites) {
  test(`in ${language} a page from the back-forward cache shows who is logged in now, and nobody after a logout`, async ({
    page,
    context,
    watch
  }) => {
    // The page that is left for has no icon.
    watch.expectTrouble(/404/)
    const phone = await signUpAndLeave(page, host, name)
    const other = await context.newPage()
    await open(other, '/', host)
    expect(await leaveAndComeBack(page, () => logIn(other, t, phone))).toBe(true)
    await expect(userButton(page, t, name)).toBeVisible()
    expect(await leaveAndComeBack(page, () => logOut(other, t, name))).toBe(true)
    await expect(loginButton(page, t)).toBeVisible()
    await expect(page.locator('.hd-user-name')).toHaveCount(0)
  })
}
