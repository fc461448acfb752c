import type { Page } from '@playwright/test'
import { browserArguments } from '../../scripts/browser.ts'
import { logIn, loginButton, logOut, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'

// Playwright switches the back-forward cache off, which every visitor's browser has.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH || undefined,
    args: browserArguments,
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

const [, t, host] = sites[1]

test('a page from the back-forward cache shows who is logged in now, and nobody after a logout', async ({
  page,
  context,
  watch
}) => {
  // The page that is left for has no icon.
  watch.expectError(/404/)
  const [first, second] = t === sites[0][1] ? ['王小明', '李思远'] : ['Anna', 'Bert']
  const phones = [await signUpAndLogOut(page, host, first), await signUpAndLogOut(page, host, second)] as const
  await open(page, '/', host)
  const other = await context.newPage()
  await open(other, '/', host)
  expect(await leaveAndComeBack(page, () => logIn(other, t, phones[0]))).toBe(true)
  await expect(userButton(page, t, first)).toBeVisible()
  const replace = async () => {
    await logOut(other, t, first)
    await logIn(other, t, phones[1])
    await expect(userButton(other, t, second)).toBeVisible()
  }
  expect(await leaveAndComeBack(page, replace)).toBe(true)
  await expect(userButton(page, t, second)).toBeVisible()
  expect(await leaveAndComeBack(page, () => logOut(other, t, second))).toBe(true)
  await expect(loginButton(page, t)).toBeVisible()
  // Who has logged out is not told that the session has expired.
  await expect(page.getByText(t('service_session_expired'))).toHaveCount(0)
})
