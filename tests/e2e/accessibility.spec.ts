import type { Page } from '@playwright/test'
import { pageInOtherLanguage } from '../../src/contract/guards.ts'
import type { Locale } from '../../src/contract/locale.ts'
import {
  type CheckedPage,
  type CheckedState,
  checkedPages,
  checkedStates,
  checkedWidths
} from '../../src/features/company/accessibility/checks.ts'
import { modalOf, openLogin, openRegistration } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { contrastThemeFindings, spacingFindings } from '../support/adaptations.ts'
import { ambiguousLinks, findingsAt, type Look, seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { narrowFindings } from '../support/layout.ts'
import { isFull } from '../support/sizes.ts'

/** Not on the list of the statement, because no deployment has it. */
const outbox = '/__outbox'

const [, t, host] = sites[1]

/** The home page is where trails begin; a document stands in the tree beside it. */
const hasTrail = (path: string) => path !== '/' && path !== outbox && !/^\/(document\/(latest|v)|search)/.test(path)

test.use({ reducedMotion: 'reduce' })

const [phone, desktop] = checkedWidths

/**
 * With `npm test -- --full` each language is looked at in both themes at both widths. All rules run in one theme at each width, in
 * the other one only those about colors, so each theme has all rules at each width in one of the languages. An ordinary run looks
 * at each language in one window and theme.
 */
const looks: Readonly<Record<Locale, readonly Look[]>> = isFull
  ? {
      'zh-CN': [
        { theme: 'light', width: desktop, colorsOfOther: true },
        { theme: 'dark', width: phone, colorsOfOther: true }
      ],
      'en-US': [
        { theme: 'light', width: phone, colorsOfOther: true },
        { theme: 'dark', width: desktop, colorsOfOther: true }
      ]
    }
  : { 'zh-CN': [{ theme: 'light', width: desktop }], 'en-US': [{ theme: 'dark', width: phone }] }

/** Pages of a kind of which the list has another page before: only `npm test -- --full` looks at them. */
const ofSameKind: ReadonlySet<string> = new Set<CheckedPage>([
  '/document/latest/15',
  '/document/v1.3/40',
  '/galaxyProduct?graphs=51&vertices=50000000&ldap=yes',
  '/product/onlinedemo?type=power&hops=many',
  '/report?workload=hops-3&metric=ratio',
  '/report/TigerGraph',
  '/center/download?type=download&id=5',
  '/partner/connect?want=trial'
])
const shownPages = Object.values(checkedPages)
  .flat()
  .filter((path) => isFull || !ofSameKind.has(path))

for (const path of [...shownPages, outbox]) {
  test(`${path} has no finding, its breadcrumbs, room on a small phone, and its icons in a contrast theme`, async ({
    page,
    watch
  }) => {
    if (/999|__outbox/.test(path)) watch.expectError(/404/)
    const isInBoth = path !== outbox && !pageInOtherLanguage(path, 'en-US')
    // The list of messages has no scripts.
    await (path === outbox ? page.goto(at(path)) : open(page, path))
    // The application for a trial opens the login over the page, which has a test of its own.
    if (path.includes('want=trial')) {
      await expect(modalOf(page)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await check(page, path, 'zh-CN')
    if (!isInBoth) return
    await switchLanguage(page)
    await check(page, path, 'en-US')
  })
}

async function check(page: Page, path: string, locale: Locale): Promise<void> {
  expect(await findingsAt(page, looks[locale])).toEqual([])
  expect.soft(await page.locator('.crumbs').count()).toBe(hasTrail(path) ? 1 : 0)
  expect.soft(await ambiguousLinks(page)).toEqual([])
  expect.soft(await narrowFindings(page)).toEqual([])
  expect.soft(await spacingFindings(page)).toEqual([])
  // The icons are the same in both languages.
  if (isFull || locale === 'zh-CN') expect.soft(await contrastThemeFindings(page)).toEqual([])
}

/** Switches the language in place, which costs less than half of loading the page in it. */
async function switchLanguage(page: Page): Promise<void> {
  const title = await page.title()
  await page.setViewportSize({ width: desktop, height: 900 })
  await page.locator('#language-switch').click()
  // The title changes last, with the data of the loaders in the other language.
  await expect(page).not.toHaveTitle(title)
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
    await expect(page.getByRole('link', { name: t('search_ask') })).toHaveAttribute('href', /\/product\/consult\?.*asked=qqqzzz/)
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
    await page.setViewportSize({ width: 800, height: 1024 })
    await open(page, '/report')
    const table = page.locator('.explorer-figures')
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  }
}

for (const state of checkedStates) {
  test(`the state «${state}» has no serious finding`, async ({ page }) => states[state](page))
}
