import { modalOf, openLogin, openRegistration } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'

/** One page of each kind, by the part of the site that they are of. */
const kinds = {
  'the beginning and the documents': [
    '/',
    '/document/latest/1',
    '/document/latest/15',
    '/document/v1.3/40',
    '/document/latest/999',
    '/document/feedback?ticket=GX-1'
  ],
  'the products': [
    '/product/database',
    '/product?name=index',
    '/product?name=join',
    '/product?name=fit',
    '/giProduct',
    '/graphRag',
    '/integrated',
    '/product/GalaxyWeaver',
    '/download',
    '/__outbox'
  ],
  'the editions': [
    '/galaxyProduct',
    '/galaxyProduct?graphs=51&vertices=50000000&ldap=yes',
    '/galaxyProduct?users=many',
    '/product/consult?edition=standard'
  ],
  'the solutions and customers': [
    '/demogallery',
    '/demogallery/details?type=fraud',
    '/product/onlinedemo',
    '/product/onlinedemo?type=antifraud',
    '/product/onlinedemo?type=power&hops=many',
    '/customer/details?id=shared-devices',
    '/homedetails?id=1'
  ],
  'the news and the resource center': [
    '/news',
    '/news/detail?id=1',
    '/center/activity',
    '/center/video',
    '/center/video/details?id=1',
    '/center/research?type=whitepapers'
  ],
  'the reports': [
    '/report',
    '/report?workload=hops-3&metric=ratio',
    '/report/ldbc',
    '/report/Neo4j',
    '/report/TigerGraph',
    '/report/developer'
  ],
  'the downloads, the articles and the search': [
    '/center/download',
    '/center/download?type=download&id=1',
    '/center/download?type=download&id=5',
    '/center/school',
    '/center/consultancy',
    '/search?q=backup'
  ],
  'the company and its partners': ['/aboutus', '/partner/connect', '/partner/system', '/joinus', '/joinus/data?id=1', '/book']
}

const hosts = ['localhost', 'www.galaxy.localhost'] as const
const [, t, host] = sites[1]

test.use({ reducedMotion: 'reduce' })

for (const [part, paths] of Object.entries(kinds)) {
  test(`no page of ${part} has a serious finding`, async ({ page, watch }) => {
    if (paths.some((path) => /999|__outbox/.test(path))) watch.expectError(/404/)
    for (const [index, path] of paths.entries()) {
      // The languages in turn: the pages are the same but for their words. The programs are in Chinese alone.
      const language = path === '/partner/system' ? 'localhost' : hosts[index % 2]
      await page.goto(at(path, language))
      expect([path, await seriousFindings(page)]).toEqual([path, []])
    }
  })
}

test('a form that is refused has no serious finding', async ({ page }) => {
  await open(page, '/product/consult?edition=standard', host)
  await page.locator('#consultation [type=submit]').click()
  await expect(page.locator('#consultation [aria-invalid]')).toHaveCount(1)
  expect(await seriousFindings(page, '#consultation')).toEqual([])
  await open(page, '/document/latest/2', host)
  await page.locator('.feedback summary').click()
  await expect(page.locator('.feedback > form')).toBeVisible()
  await page.locator('.feedback [type=submit]').click()
  await expect(page.locator('.feedback').getByText(t('field_reasons'))).toBeVisible()
  expect(await seriousFindings(page, '.feedback')).toEqual([])
})

test('the user center has no serious finding, with any of its forms', async ({ page }) => {
  await signUp(page, host, 'Annabel Li')
  await open(page, '/user', host)
  await expect(page.locator('#security-log li').first()).toBeVisible()
  await expect(page.locator('#consents')).toContainText(t('user_center_consents_empty'))
  expect(await seriousFindings(page)).toEqual([])
  for (const form of ['phone', 'email', 'password', 'company', 'delete']) {
    await page.locator(`[data-form=${form}]`).click()
    const fields = page.locator('.user-center-form')
    await expect(fields).toHaveCount(1)
    if (form !== 'company') await fields.locator('[type=submit]').click()
    expect(await seriousFindings(page, '.user-center-row:has(form)')).toEqual([])
  }
})

test('the search has no serious finding, empty, with results and without', async ({ page }) => {
  await open(page, '/', host)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: t('search_label') })
  await expect(field).toBeFocused()
  expect(await seriousFindings(page, 'dialog[open]')).toEqual([])
  await field.fill('backup')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await seriousFindings(page, 'dialog[open]')).toEqual([])
  await field.fill('qqqzzz')
  await expect(page.getByText(t('search_none_text'))).toBeVisible()
  expect(await seriousFindings(page, 'dialog[open]')).toEqual([])
})

test('the navigation has no serious finding, with a menu of either kind open and as a sheet', async ({ page }) => {
  await open(page, '/demogallery', host)
  const banner = page.getByRole('banner')
  for (const name of ['nav_product', 'nav_solutions']) {
    await banner.getByRole('button', { name: t(name), exact: true }).press('ArrowDown')
    await expect(banner.locator('.nav-panel')).toHaveCount(1)
    expect(await seriousFindings(page, '.hd')).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('shell_menu'), exact: true }).click()
  await expect(page.locator('.psheet')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('the account modal has no serious finding', async ({ page }) => {
  await open(page, '/', host)
  await openLogin(page, t)
  expect(await seriousFindings(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  const modal = await openRegistration(page, t)
  await modal.getByRole('button', { name: t('account_register') }).click()
  await expect(modalOf(page).locator('[aria-invalid=true]')).toHaveCount(1)
  expect(await seriousFindings(page, 'dialog[open]')).toEqual([])
  await modal.getByRole('button', { name: t('account_agreement_named') }).click()
  expect(await seriousFindings(page, '[aria-labelledby=agreement-title]')).toEqual([])
})

test('a table that is too wide for a small tablet has no serious finding', async ({ page }) => {
  await page.setViewportSize({ width: 650, height: 1024 })
  await page.goto(at('/product/whychoosen'))
  const table = page.locator('.prod-wide-table')
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
})
