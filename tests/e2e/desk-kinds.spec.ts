import type { Page } from '@playwright/test'
import { callPassport, signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, openUntilPublished, test } from '../support/browser.ts'

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
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('entries_submit'), exact: true }).click()
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(2)
  return page.url()
}

/** The reviewer publishes the entry. */
async function publish(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: t('entries_publish_now') }).click()
  await expect(page.getByText(t('entries_live', { version: 2 }))).toHaveCount(2)
}

async function withdraw(page: Page, address: string) {
  await page.goto(address)
  const button = page.getByRole('button', { name: t('entries_withdraw'), exact: true })
  await button.click()
  await page
    .locator('.confirm')
    .getByRole('button', { name: t('entries_withdraw'), exact: true })
    .click()
  await expect(page.locator('.entry-state[data-state="withdrawn"]')).toHaveCount(2)
}

test('an opening and a customer case are written at the desk, published on their pages, and withdrawn from them', async ({
  page,
  watch
}) => {
  const [job, story] = [`图内核实习生${Date.now()}`, `袋狸物流换线${Date.now()}`]
  await page.goto(at('/', host))
  await signUpWithRole(page, host, name, 'author')
  const opening = await submit(
    page,
    'openings',
    (language) => ({
      entries_field_title: language === 'entries_language_zh' ? job : `Engine intern ${job}`,
      entries_field_summary: '三个月，做完一个算子。',
      entries_field_position: '9',
      entries_field_releasedOn: '2026-11-20'
    }),
    [
      ['entries_field_city', 'beijing'],
      ['entries_field_team', 'engine'],
      ['entries_field_employment', 'INTERN']
    ]
  )
  const customerCase = await submit(
    page,
    'cases',
    (language) => ({
      entries_field_title: language === 'entries_language_zh' ? story : `Bandicoot Logistics ${story}`,
      entries_field_summary: '封路之后，十秒算出新线路。',
      entries_field_customer: '袋狸物流',
      entries_field_releasedOn: '2026-11-20'
    }),
    [['entries_field_industry', 'transport']]
  )

  // A page that still asks who is logged in would be told that the login has ended.
  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await signUpWithRole(page, host, name, 'reviewer')
  await publish(page, opening)
  await publish(page, customerCase)

  const listed = page.locator('#openings').getByRole('link', { name: job })
  await openUntilPublished(page, at('/joinus?city=beijing&team=engine', host), () => expect(listed).toBeVisible({ timeout: 1000 }))
  await listed.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job)
  await expect(page.locator('.rich-text')).toContainText(`${job} 正文`)
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(at('/customer?industry=transport', host))
  // Customers come before the example scenarios.
  await expect(page.locator('.cases-list h3').first()).toHaveText(story)
  await expect(page.locator('.cases-list > li')).not.toHaveCount(1)
  await page.getByRole('link', { name: story }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story)
  await expect(page.getByRole('main')).toContainText('袋狸物流')
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(at(`/search?q=${encodeURIComponent('袋狸物流')}`, host))
  await expect(page.getByRole('main').getByRole('link', { name: story })).toBeVisible()

  await withdraw(page, opening)
  await withdraw(page, customerCase)
  watch.expectError(/status of 404/)
  const id = new URL(customerCase).searchParams.get('id')
  // Visitors see that within a minute (decision 049).
  const statusOf = async () => (await page.goto(at(`/customer/details?id=${id}`, host)))?.status()
  await expect.poll(statusOf, { timeout: 60_000, intervals: [1000] }).toBe(404)
  await page.goto(at('/joinus?city=beijing', host))
  await expect(page.locator('#openings').getByRole('link', { name: job })).toHaveCount(0)
})
