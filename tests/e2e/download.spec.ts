import { fillLogin, modalOf, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'

const [, t, host, name] = sites[1]

test('a visitor who launches a trial logs in first, and then finds its form filled in from the account', async ({ page }) => {
  const phone = await signUpAndLogOut(page, host, name)
  await open(page, '/download', host)
  const trial = page.getByRole('main').locator('a[href^="/partner/connect?want=trial"]').first()
  await trial.click()
  await expect(modalOf(page)).toBeVisible()
  await expect(page).toHaveURL(at('/download', host))
  await untilHydrated(page, () => fillLogin(page, phone))
  await expect(page).toHaveURL(at('/partner/connect?want=trial&about=single', host))
  await expect(page).toHaveTitle(new RegExp(`^${t('partners_trial_title')}`))
  const form = page.locator('#request form')
  await expect(form.locator('[name=edition][value=single]')).toBeChecked()
  await expect(form.getByText(t('form_prefilled'))).toBeVisible()
  await expect(form.locator('[name=phone]')).toHaveValue(phone)
  await expect(form.locator('[name=name]')).toHaveValue(name)
  await expect(userButton(page, t, name)).toBeVisible()

  // Spec §2: every page except this one scrolls to its top.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell_trial') })
    .click()
  await expect(trial).toBeVisible()
  // The browser keeps the text in sight where it is, which moves the position by a few lines.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await trial.click()
  await expect(page).toHaveURL(at('/partner/connect?want=trial&about=single', host))
  await expect(modalOf(page)).toBeHidden()
})
