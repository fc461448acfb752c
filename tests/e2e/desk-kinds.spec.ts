import type { Page } from '@playwright/test'
import { loginButton, modalOf, password, userButton } from '../support/account-forms.ts'
import { callPassport, grantRole, signUpAndLogOut, signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, openUntilPublished, test } from '../support/browser.ts'
import { tabAndChoose, tabAndEnter, tabAndType } from '../support/keyboard.ts'

const [, t, host, name] = sites[0]

type Language = 'entries_language_zh' | 'entries_language_en'

/** Fills in a copy: values by the keys of their labels, and choices. */
async function write(page: Page, language: Language, values: Readonly<Record<string, string>>, choices: readonly string[][]) {
  const form = page.getByRole('region', { name: t(language), exact: true })
  for (const [label, value] of Object.entries(values)) await form.getByLabel(t(label), { exact: true }).fill(value)
  for (const [label = '', choice = ''] of choices) await form.getByLabel(t(label), { exact: true }).selectOption(choice)
  await form
    .getByRole('region', { name: t('entries_field_text') })
    .locator('[contenteditable="true"]')
    .first()
    .click()
  await page.keyboard.type(`${values.entries_field_title} 正文`)
}

/** Writes an entry of the kind in both languages and submits it; returns its address at the desk. */
async function submit(
  page: Page,
  kind: string,
  valuesOf: (language: Language) => Readonly<Record<string, string>>,
  choices: readonly string[][]
): Promise<string> {
  await page.goto(at(`/desk/entries?kind=${kind}`, host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`kind=${kind}&id=\\d+$`))
  await write(page, 'entries_language_zh', valuesOf('entries_language_zh'), choices)
  await write(page, 'entries_language_en', valuesOf('entries_language_en'), choices)
  await expect(page.locator('.entry-saving[data-saving="saved"]')).toHaveCount(2)
  expect(await seriousFindings(page, '#main')).toEqual([])
  await page.getByRole('button', { name: t('entries_submit'), exact: true }).click()
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(2)
  return page.url()
}

/** The reviewer publishes the entry. */
async function publish(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: t('entries_publish_now') }).click()
  await page
    .locator('.entry-publish .confirm')
    .getByRole('button', { name: t('entries_publish') })
    .click()
  await expect(page.getByText(t('entries_live', { version: 2 }))).toHaveCount(2)
}

async function withdraw(page: Page, address: string) {
  await page.goto(address)
  // An entry in one language alone names it on the button.
  await page.getByRole('button', { name: t('entries_withdraw') }).click()
  await page
    .locator('.confirm')
    .getByRole('button', { name: t('entries_withdraw') })
    .click()
}

/** The state of each copy after its entry was published or withdrawn. */
const copies = (page: Page, state: string) => page.locator(`.entry-state[data-state="${state}"]`)

test('an opening is written, reviewed and published with the keyboard alone, from the login on', async ({ page }) => {
  const job = `图存储实习生${Date.now()}`
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  await grantRole(phone, 'author')
  await tabAndEnter(loginButton(page, t))
  const modal = modalOf(page)
  await tabAndType(modal.locator('[name=phonemail]'), phone)
  await tabAndType(modal.locator('[name=password]'), password)
  await page.keyboard.press('Enter')
  await expect(userButton(page, t, name)).toBeVisible()
  await page.goto(at('/desk', host))
  await tabAndEnter(page.getByRole('main').getByRole('link', { name: t('entries_title') }))
  await tabAndChoose(page.getByLabel(t('entries_new_kind')), 'openings')
  await tabAndEnter(page.getByRole('button', { name: t('entries_new'), exact: true }))
  await expect(page).toHaveURL(/kind=openings&id=\d+$/)
  const address = page.url()
  const form = page.getByRole('region', { name: t('entries_language_zh'), exact: true })
  const field = (key: string) => form.getByLabel(t(key), { exact: true })
  await tabAndType(field('entries_field_title'), job)
  await tabAndType(field('entries_field_summary'), '三个月，量一种存储布局。')
  await tabAndType(field('entries_field_position'), '10')
  await tabAndChoose(field('entries_field_city'), 'beijing')
  await tabAndChoose(field('entries_field_team'), 'engine')
  await tabAndChoose(field('entries_field_employment'), 'INTERN')
  const text = form.getByRole('region', { name: t('entries_field_text') })
  await tabAndType(text.locator('[contenteditable="true"]').first(), `${job} 正文`)
  await expect(form.locator('[data-saving="saved"]')).toBeVisible()
  // Tab is for the text while it is written: Escape lets it leave.
  await page.keyboard.press('Escape')
  const some = { action: t('entries_submit'), languages: t('entries_language_zh') }
  await tabAndEnter(page.getByRole('button', { name: t('entries_act_on_some', some) }), 'Shift+Tab')
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(1)

  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await signUpWithRole(page, host, name, 'reviewer')
  await page.goto(at('/desk/entries?kind=openings', host))
  await tabAndEnter(page.locator('.desk-table').getByRole('link', { name: job, exact: true }))
  await tabAndEnter(page.getByRole('button', { name: t('entries_publish_now') }))
  // The question has the focus.
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('entries_live', { version: 2 }))).toHaveCount(1)
  const listed = page.locator('#openings').getByRole('link', { name: job })
  await openUntilPublished(page, at('/joinus?city=beijing&team=engine', host), () =>
    expect(listed).toBeVisible({ timeout: 1000 })
  )
  await listed.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job)
  await expect(page.locator('.rich-text')).toContainText(`${job} 正文`)
  expect(await seriousFindings(page, '#main')).toEqual([])
  await withdraw(page, address)
  await expect(copies(page, 'withdrawn')).toHaveCount(1)
  await openUntilPublished(page, at('/joinus?city=beijing', host), () => expect(listed).toHaveCount(0, { timeout: 1000 }))
})

test('a customer case is written at the desk, published on its pages, and withdrawn from them', async ({ page, watch }) => {
  const story = `袋狸物流换线${Date.now()}`
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  const customerCase = await submit(
    page,
    'cases',
    (language) => ({
      entries_field_title: language === 'entries_language_zh' ? story : `Bandicoot Logistics ${story}`,
      entries_field_summary: '封路之后，十秒算出新线路。',
      entries_field_cover: '/apple-touch-icon.png',
      entries_field_coverAlt: '调度台',
      entries_field_customer: '袋狸物流',
      entries_field_figures: '10 秒 | 重算一条路线\n每单 | 重新计算到达时间',
      entries_field_quote: '先看图，再派车。',
      entries_field_quotedPerson: '王一，调度主管',
      entries_field_releasedOn: '2026-11-20'
    }),
    [
      ['entries_field_industry', 'transport'],
      ['entries_field_solution', 'logistics']
    ]
  )

  // The list names an entry in the language of the desk, also where the other one was changed last.
  await page.goto(at('/desk/entries?kind=cases', host))
  await expect(page.locator('.desk-table').getByRole('link', { name: story, exact: true })).toBeVisible()

  // A page that still asks who is logged in would be told that the login has ended.
  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await signUpWithRole(page, host, name, 'reviewer')
  await publish(page, customerCase)

  const shown = page.locator('.cases-list').getByRole('link', { name: story })
  await openUntilPublished(page, at('/customer?industry=transport', host), () => expect(shown).toBeVisible({ timeout: 1000 }))
  await expect(page.locator('.cases-list h2').first()).toHaveText(story)
  await expect(page.locator('.cases-list > li')).not.toHaveCount(1)
  await page.getByRole('link', { name: story }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story)
  await expect(page.getByRole('main')).toContainText('袋狸物流')
  await expect(page.locator('.case-results dt')).toHaveText(['10 秒', '每单'])
  await expect(page.locator('.rich-text').getByRole('img', { name: '调度台' })).toBeVisible()
  const meta = (name: string) => page.locator(`head > meta[property="${name}"]`)
  await expect(meta('og:image')).toHaveAttribute('content', /^https?:.*\/apple-touch-icon\.png$/)
  await expect(meta('og:image:alt')).toHaveAttribute('content', '调度台')
  await expect(page.locator('.case-quote')).toHaveText('先看图，再派车。王一，调度主管')
  await expect(page.getByRole('main').locator('a[href="/demogallery/details?type=logistics"]')).toHaveCount(2)
  expect(await seriousFindings(page, '#main')).toEqual([])
  const found = page.getByRole('main').getByRole('link', { name: story })
  const search = at(`/search?q=${encodeURIComponent('袋狸物流')}`, host)
  await openUntilPublished(page, search, () => expect(found).toBeVisible({ timeout: 1000 }))

  await withdraw(page, customerCase)
  await expect(copies(page, 'withdrawn')).toHaveCount(2)
  watch.expectError(/status of 404/)
  const id = new URL(customerCase).searchParams.get('id')
  // Visitors see that within a minute (decision 049).
  const statusOf = async () => (await page.goto(at(`/customer/details?id=${id}`, host)))?.status()
  await expect.poll(statusOf, { timeout: 60_000, intervals: [1000] }).toBe(404)
})
