import type { Page } from '@playwright/test'
import { type CheckedState, checkedPages, checkedStates } from '../../src/content/accessibility/checks.ts'
import { modalOf, openLogin, openRegistration } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { narrowFindings } from '../support/layout.ts'

/** Not on the list of the statement, because no deployment has it. */
const outbox = '/__outbox'

const [, t, host] = sites[1]

/** The home page is where trails begin; a document stands in the tree beside it. */
const hasTrail = (path: string) => path !== '/' && path !== outbox && !/^\/(document\/(latest|v)|search)/.test(path)

test.use({ reducedMotion: 'reduce' })

for (const [part, listed] of Object.entries(checkedPages)) {
  const paths: string[] = part === 'start' ? [...listed, outbox] : [...listed]
  test(`no page of the part «${part}» has a serious finding, and each has its breadcrumbs and room on a small phone`, async ({
    page,
    watch
  }) => {
    if (paths.some((path) => /999|__outbox/.test(path))) watch.expectError(/404/)
    // One half in each language: the pages are the same but for their words. The programs are in Chinese alone.
    const isChinese = (path: string) => path === '/partner/system' || paths.indexOf(path) % 2 === 0
    // First one language, then the other, because the browser starts a process at each change of the host.
    for (const path of paths.toSorted((a, b) => Number(isChinese(a)) - Number(isChinese(b)))) {
      await page.goto(at(path, isChinese(path) ? 'localhost' : 'www.galaxy.localhost'))
      expect([path, await seriousFindings(page)]).toEqual([path, []])
      expect.soft([path, await page.locator('.crumbs').count()]).toEqual([path, hasTrail(path) ? 1 : 0])
      expect.soft([path, await narrowFindings(page)]).toEqual([path, []])
    }
  })
}

/** Each state of the statement: opens it, and looks for findings. */
const states: Readonly<Record<CheckedState, (page: Page) => Promise<void>>> = {
  refusedForm: async (page) => {
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
  },
  userCenter: async (page) => {
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
  },
  search: async (page) => {
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
  },
  navigation: async (page) => {
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
  },
  account: async (page) => {
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
  },
  wideTable: async (page) => {
    await page.setViewportSize({ width: 650, height: 1024 })
    await page.goto(at('/product/whychoosen'))
    const table = page.locator('.prod-wide-table')
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  }
}

for (const state of checkedStates) {
  test(`the state «${state}» has no serious finding`, async ({ page }) => states[state](page))
}
