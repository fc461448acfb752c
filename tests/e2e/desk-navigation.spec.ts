import { grantRole, signUp, sites } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'

test.use({ ownContext: true })

const [, t, host] = sites[0]

test('pages of the desk open without a new document, and back restores the filter, the title and the focus', async ({ page }) => {
  await page.goto(at('/', host))
  const account = await signUp(page, host, '导航')
  await grantRole(account, 'staff')
  await grantRole(account, 'author')
  await page.goto(at('/desk/inbox', host))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk_inbox_title'))
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))

  const navigation = page.getByRole('navigation', { name: t('desk_navigation') })
  await page.getByLabel(t('desk_inbox_search')).fill('图')
  await page.getByLabel(t('desk_inbox_search')).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(navigation.getByRole('link', { name: t('desk_inbox') })).toHaveAttribute('aria-current', 'page')

  await navigation.getByRole('link', { name: t('entries_title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await expect(page).toHaveTitle(new RegExp(`^${t('entries_title')}`))
  await expect(page.getByRole('main')).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByLabel(t('desk_inbox_search'))).toHaveValue('图')
  await expect(page).toHaveTitle(new RegExp(`^${t('desk_inbox')}`))
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await expect(page.locator('html')).toHaveAttribute('data-first')
})

test('text that is not saved yet survives leaving an entry and coming back', async ({ page }) => {
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, '作者'), 'author')
  await page.goto(at('/desk/entries', host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/entries\/entry\?kind=news&id=\d+$/)
  const form = page.getByRole('region', { name: t('entries_language_zh'), exact: true })
  const title = form.getByLabel(t('entries_field_title'), { exact: true })
  await title.fill('未保存的标题')
  await page
    .getByRole('navigation', { name: t('desk_navigation') })
    .getByRole('link', { name: t('entries_title') })
    .click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await page.goBack()
  await expect(title).toHaveValue('未保存的标题')
})
