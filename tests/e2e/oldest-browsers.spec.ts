import { expect, type Page, test } from '@playwright/test'
import { oldestBrowsers } from '../../scripts/browser'
import { fillRegistration, logIn, logOut, modalOf, newPhone, openRegistration, userButton } from '../support/account-forms'
import { at } from '../support/browser'
import { copyOf } from '../support/copy'
import { startChromium, startFirefox } from '../support/oldest-browsers'

/*
 * The most frequent actions of visitors, in the oldest browsers in which the site works. Safari is not available here; the build
 * targets it (`scripts/browser-targets.ts`).
 */

const t = copyOf('zh-CN')
const chromium = { ...oldestBrowsers.chromium, start: startChromium }
const firefox = { ...oldestBrowsers.firefox, start: startFirefox }
const browsers = process.env.TEST_BROWSERS === 'all' ? [chromium, firefox] : [chromium]

for (const { name, find, start } of browsers) {
  test.describe(name, () => {
    const path = find() ?? ''
    test.skip(path === '', `There is no ${name} on this machine`)
    test.describe.configure({ mode: 'serial' })

    let page: Page
    let close: () => Promise<void>
    let errors: string[] = []

    test.beforeAll(async () => {
      const started = await start(path)
      page = started.page
      close = started.close
      console.log(`${name} is ${started.version}`)
      await page.setViewportSize({ width: 1440, height: 900 })
      page.on('pageerror', (error) => errors.push(error.message))
      // The attribute of the toasts is a test of Chromium 109's own; without it they are shown as well.
      page.on(
        'console',
        (message) => message.type() === 'error' && !message.text().includes("'popover'") && errors.push(message.text())
      )
    })
    test.afterAll(() => close())
    test.afterEach(() => {
      const found = errors
      errors = []
      expect(found).toEqual([])
    })

    /** Opens a page and waits until it is hydrated: the first thing it does then is to report its view. */
    async function open(path: string): Promise<void> {
      await Promise.all([page.waitForRequest('**/api/page-view'), page.goto(at(path))])
    }

    test('menus open, and a link leads to its page', async () => {
      await open('/')
      const bar = page.getByRole('navigation', { name: t('shell_navigation') })
      await bar.getByRole('button', { name: t('nav_product'), exact: true }).click()
      const link = bar.getByRole('link', { name: t('nav_product_database'), exact: true })
      await Promise.all([page.waitForRequest('**/api/page-view'), link.click()])
      await expect(page).toHaveURL(at('/product/database'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('a visitor who leaves a page that still loads arrives at the next one', async () => {
      await open('/')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: t('nav_partners') }).click()
      await open('/news')
      await expect(page).toHaveURL(at('/news'))
      // Firefox ends the requests of a page that is left; nobody sees that page's errors.
      errors = []
    })

    test('the menu of a phone opens and closes', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open('/news')
      await page.getByRole('button', { name: t('shell_menu') }).click()
      const sheet = page.getByRole('dialog', { name: t('shell_menu') })
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: t('shell_close') }).click()
      await expect(sheet).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    test('a visitor registers, logs out and logs in', async () => {
      const phone = newPhone()
      await open('/')
      await openRegistration(page, t)
      await fillRegistration(page, t, phone, '王小明')
      await modalOf(page).locator('[name=use]').press('Enter')
      await expect(page.getByText(t('account_register_done'))).toBeVisible()
      await logOut(page, t, '王小明')
      await logIn(page, t, phone)
      await expect(userButton(page, t, '王小明')).toBeVisible()
    })

    test('an account answers a question of the exam', async () => {
      await open('/center/train/GBCA/auth')
      await page.getByLabel(t('exam_auth_name')).fill('王小明')
      await page.getByRole('button', { name: t('exam_auth_name_confirm') }).click()
      await page.getByRole('button', { name: t('exam_auth_start') }).click()
      await page.locator('.exam-question .question-option input').first().check()
      await expect(page.locator('.exam-map ol button').first()).toHaveAccessibleName(/已作答，已保存/)
    })

    test('the search finds a document', async () => {
      await open('/')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: t('search_label') }).fill('PageRank')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    test('a query runs in the playground', async () => {
      await open('/playground')
      const field = page.getByRole('textbox', { name: t('queries_edit') })
      await field.fill('RETURN 6 * 7 AS answer')
      await field.press('Control+Enter')
      await expect(page.locator('.q-result .q-table tbody td')).toHaveText(['42'])
    })

    test('a demo runs in its worker', async () => {
      await open('/product/onlinedemo?type=antifraud')
      await expect(page.getByRole('slider')).toBeEnabled()
      await expect(page.locator('.demo-rows tbody tr').first()).toBeVisible()
    })

    test('a form names its first wrong field', async () => {
      await open('/partner/connect')
      const form = page.locator('#request form')
      // If the visitor is logged in by now, their profile fills the form first.
      const isLoggedIn = (await page.context().cookies()).some((cookie) => cookie.name === 'galaxy-visitor')
      await expect(form.locator('[name=name]')).toHaveValue(isLoggedIn ? /./ : '')
      await form.locator('[name=name]').fill('李')
      await form.locator('[type=submit]').click()
      await expect(form.getByText(t('field_username'), { exact: true })).toBeVisible()
    })
  })
}
