import { fillLogin, modalOf, userButton } from '../support/account-forms.ts'
import { endSessionElsewhere, signUp, signUpAndLogOut, sites } from '../support/accounts.ts'
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

const partner = { email: 'anna@example.com', company: 'A', position: 'CTO', city: 'Berlin', needs: 'Fraud rings' }

test('a visitor at the address of an application gets the login, sends after it what was typed before, and is told no more to log in', async ({
  page
}) => {
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  const posts: string[] = []
  page.on('request', (request) => request.url().endsWith('/add/userInfo') && posts.push(request.method()))
  await open(page, '/partner/connect?want=trial&about=advanced', host)
  await expect(modalOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const form = page.locator('#request form')
  await expect(form.getByText(t('partners_trial_login'))).toBeVisible()
  for (const [field, value] of Object.entries({ ...partner, name, phone })) await form.locator(`[name=${field}]`).fill(value)
  await form.getByRole('button', { name: t('partners_trial_submit_after_login') }).click()
  await fillLogin(page, phone)
  await expect(userButton(page, t, name)).toBeVisible()
  await expect(page).toHaveURL(at('/partner/connect?want=trial&about=advanced', host))
  for (const [field, value] of Object.entries(partner)) await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
  expect(posts).toEqual([])

  await expect(page.getByRole('main').getByText(/log in/i)).toHaveCount(0)
  await expect(form.getByRole('link', { name: t('partners_trial_playground') })).toHaveAttribute('href', '/playground')
  await form.getByRole('button', { name: t('partners_trial_submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('partners_trial_sent_title') })).toBeFocused()
  expect(posts).toEqual(['POST'])
})

test('the application of a user whose login is over asks for it again and keeps what was typed', async ({ page, watch }) => {
  watch.expectError(/401|403/)
  await open(page, '/', host)
  const phone = await signUp(page, host, name)
  await open(page, '/partner/connect?want=trial&about=advanced', host)
  const form = page.locator('#request form')
  await expect(form.locator('[name=phone]')).toHaveValue(phone)
  for (const [field, value] of Object.entries(partner)) await form.locator(`[name=${field}]`).fill(value)
  await endSessionElsewhere(page, host)
  const submit = form.getByRole('button', { name: t('partners_trial_submit'), exact: true })
  await submit.click()
  await fillLogin(page, phone)
  await expect(modalOf(page)).toBeHidden()
  await expect(form.locator('[name=needs]')).toHaveValue(partner.needs)
  await submit.click()
  await expect(page.getByRole('heading', { name: t('partners_trial_sent_title') })).toBeFocused()
})

test('the page of a package asks a visitor to log in, and then offers the package there', async ({ page }) => {
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  const path = '/center/download?type=download&id=1'
  await open(page, path, host)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('downloads_login_title') })).toBeVisible()
  await expect(main.locator('[name=statementVersion]')).toHaveCount(0)
  await main.getByRole('button', { name: t('shell_login') }).click()
  await fillLogin(page, phone)
  await expect(page).toHaveURL(at(path, host))
  await expect(main.getByRole('heading', { name: t('downloads_consent_title') })).toBeVisible()
  await expect(main.locator('[name=name]')).toHaveValue(name)
  for (const [field, value] of Object.entries({ email: 'anna@example.com', industry: 'Finance' }))
    await main.locator(`[name=${field}]`).fill(value)
  await page.getByRole('region', { name: t('account_privacy') }).press('End')
  await expect(main.getByText(t('downloads_statement_read'))).toBeVisible()
  await main.locator('[name=statementVersion]').check()
  const [download] = await Promise.all([page.waitForEvent('download'), main.locator('#get [type=submit]').click()])
  expect(download.suggestedFilename()).toBe('single-free-3.0.3-sample.zip')
})
