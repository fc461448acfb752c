import type { Page } from '@playwright/test'
import { browserArguments, installedBrowser } from '../../scripts/browser.ts'
import { logIn, loginButton, logOut, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'

// Playwright disables the back-forward cache, which visitors' browsers have, and the headless shell has none.
test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  }
})

/** Leaves for a page without the shell and goes back; expects the browser to restore the page from its back-forward cache. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'wasRestored', false)
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasRestored', persisted))
  })
  await page.goto(at('/__outbox'))
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasRestored'))).toBe(true)
}

const [, t, host] = sites[1]

test('a page from the back-forward cache shows who is logged in now, and nobody after a logout', async ({
  page,
  context,
  watch
}) => {
  // The outbox page has no icon.
  watch.expectError(/404/)
  const [first, second] = t === sites[0][1] ? ['王小明', '李思远'] : ['Anna', 'Bert']
  const phones = [await signUpAndLogOut(page, host, first), await signUpAndLogOut(page, host, second)] as const
  await open(page, '/', host)
  const other = await context.newPage()
  await open(other, '/', host)
  await leaveAndComeBack(page, () => logIn(other, t, phones[0]))
  await expect(userButton(page, t, first)).toBeVisible()
  const replace = async () => {
    await logOut(other, t, first)
    await logIn(other, t, phones[1])
    await expect(userButton(other, t, second)).toBeVisible()
  }
  await leaveAndComeBack(page, replace)
  await expect(userButton(page, t, second)).toBeVisible()
  await leaveAndComeBack(page, () => logOut(other, t, second))
  await expect(loginButton(page, t)).toBeVisible()
  // A user who logged out must not see that the session has expired.
  await expect(page.getByText(t('service_session_expired'))).toHaveCount(0)
})
