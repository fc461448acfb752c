import type { Page } from '@playwright/test'
import { callPassport, grantRole, signUp, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, test } from '../support/browser.ts'

const [, t, host, name] = sites[1]

/** The form of a language. */
const copyOf = (page: Page, language: 'entries_language_zh' | 'entries_language_en') =>
  page.getByRole('region', { name: t(language), exact: true })

async function write(page: Page, language: 'entries_language_zh' | 'entries_language_en', title: string) {
  const form = copyOf(page, language)
  await form.getByLabel(t('entries_field_title'), { exact: true }).fill(title)
  await form.getByLabel(t('entries_field_summary')).fill(`Summary of ${title}`)
  await form.getByLabel(t('entries_field_source'), { exact: true }).fill('Newsroom')
  await form
    .getByRole('region', { name: t('entries_field_text') })
    .locator('[contenteditable="true"]')
    .first()
    .click()
  await page.keyboard.type(`First paragraph of ${title}`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second paragraph')
}

test('an author writes a news entry in both languages by keyboard, a reviewer publishes it, and visitors find it', async ({
  page,
  watch
}) => {
  const title = `Wombat ${Date.now()}`
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, name), 'author')
  await page.goto(at('/desk', host))
  const link = page.getByRole('main').getByRole('link', { name: t('entries_title') })
  await link.focus()
  await link.press('Enter')
  await page.getByRole('button', { name: t('entries_new'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/desk\/entries\/entry\?kind=news&id=\d+$/)
  const address = page.url()

  // What is missing is named, and the first field has the focus.
  await page
    .getByRole('button', { name: t('entries_act_on_some', { action: t('entries_submit'), languages: t('entries_language_zh') }) })
    .press('Enter')
  const chinese = copyOf(page, 'entries_language_zh')
  await expect(chinese.getByLabel(t('entries_field_title'), { exact: true })).toBeFocused()
  await expect(chinese).toContainText(t('entries_wrong_text', { label: t('entries_field_title'), max: 200 }))

  await write(page, 'entries_language_zh', `袋熊 ${title}`)
  await write(page, 'entries_language_en', title)
  const saved = page.locator('.entry-saving[data-saving="saved"]')
  await expect(saved).toHaveCount(2)
  await page.reload()
  await expect(copyOf(page, 'entries_language_en').getByLabel(t('entries_field_title'), { exact: true })).toHaveValue(title)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('entries_submit'), exact: true }).press('Enter')
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(2)

  // The preview opens in the site, while visitors see nothing.
  const id = new URL(address).searchParams.get('id')
  await page.getByRole('button', { name: t('entries_preview') }).press('Enter')
  const preview = await page.locator('.entry-preview a').getAttribute('href')
  await page.goto(at(preview ?? '', host))
  await expect(page).toHaveURL(new RegExp(`/news/detail\\?id=${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.context().clearCookies({ name: 'galaxy-preview' })
  watch.expectError(/status of 404/)
  expect((await page.goto(at(`/news/detail?id=${id}`, host)))?.status()).toBe(404)

  // A page that still asks who is logged in would be told that the login has ended.
  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await grantRole(await signUp(page, host, name), 'reviewer')
  await page.goto(address)
  await page.getByRole('button', { name: t('entries_publish_now') }).press('Enter')
  await expect(page.getByText(t('entries_live', { version: 2 }))).toHaveCount(2)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(at('/news', host))
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(async () => (await fetch('/news.atom?language=EN')).text())).toContain(title)
  await page.goto(at(`/search?q=${encodeURIComponent(`paragraph ${title}`)}`, host))
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})

test('two authors who change one text see both, and the one who keeps theirs overwrites nothing unseen', async ({
  page,
  watch
}) => {
  watch.expectError(/status of 409/)
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, name), 'author')
  await page.goto(at('/desk/entries', host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).click()
  await expect(page).toHaveURL(/id=\d+$/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const title = (of: Page) => copyOf(of, 'entries_language_zh').getByLabel(t('entries_field_title'), { exact: true })
  await title(other).fill('Theirs')
  await expect(copyOf(other, 'entries_language_zh').locator('[data-saving="saved"]')).toBeVisible()
  await title(page).fill('Mine')
  const conflict = page.getByRole('alertdialog')
  await expect(conflict).toContainText('Theirs')
  await expect(title(page)).toHaveValue('Mine')
  expect(await seriousFindings(page)).toEqual([])
  await conflict.getByRole('button', { name: t('entries_keep_mine') }).click()
  await expect(copyOf(page, 'entries_language_zh').locator('[data-saving="saved"]')).toBeVisible()
  await page.goto(at('/desk/entries?q=Mine', host))
  await expect(page.locator('.desk-table').getByRole('link', { name: 'Mine' }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
