import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { entryCopiesSchema, entryCreatedSchema, entrySavedSchema } from '../../src/contract/desk-entries.ts'
import { callPassport, grantRole, logInByApi, signUp, sites } from '../support/accounts.ts'
import { findingsAt, narrowAndWide, seriousFindings } from '../support/axe.ts'
import { at, delayRequests, expect, openUntilPublished, test } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'
import { png } from '../support/sample-files.ts'

const [, t, host, name] = sites[1]
const [, zh] = sites[0]

/** The form of a language. */
const copyOf = (page: Page, language: 'entries_language_zh' | 'entries_language_en') =>
  page.getByRole('region', { name: t(language), exact: true })

/** A number that no other entry has, so that its searches find nothing else. */
const newName = () => `Wombat ${Date.now()}`

const toolOf = (form: Locator, key: string) => form.getByRole('toolbar').getByRole('button', { name: t(key), exact: true })

/** Writes a table of two rows into the text, and draws it as a chart. The caret is in the text. */
async function addTableAndChart(page: Page, form: Locator) {
  for (const isChart of [false, true]) {
    await toolOf(form, 'editor_insert_table').click()
    await expect(page.locator('.editor-picker')).toBeFocused()
    for (const key of ['ArrowLeft', 'ArrowUp']) for (let step = 0; step < 3; step += 1) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Region')
    for (const words of ['2026', 'East', '12']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await expectTwoLines(form)
    if (!isChart) continue
    await toolOf(form, 'editor_table_actions').click()
    await page.getByRole('menuitemcheckbox', { name: t('editor_table_header_column') }).click()
    await toolOf(form, 'editor_chart_make').click()
    await page.getByRole('menuitem', { name: t('editor_chart_column') }).click()
    await expect(toolOf(form, 'editor_chart_edit')).toBeVisible()
    await expectTwoLines(form)
  }
}

/** Expects that the tools of the text take two lines beside the other language, with those of the block at the caret. */
async function expectTwoLines(form: Locator) {
  const height = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height)
  expect(await height(form.getByRole('toolbar'))).toBeLessThan(2.2 * (await height(toolOf(form, 'editor_undo'))))
}

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
  const title = newName()
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, name), 'author')
  await page.goto(at('/desk', host))
  const link = page.getByRole('main').getByRole('link', { name: t('entries_title') })
  await link.focus()
  await link.press('Enter')
  await page.getByRole('button', { name: t('entries_new'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/desk\/entries\/entry\?kind=news&id=\d+$/)
  const address = page.url()

  // Missing fields are named, and the first of them has the focus.
  await page
    .getByRole('button', { name: t('entries_act_on_some', { action: t('entries_submit'), languages: t('entries_language_zh') }) })
    .press('Enter')
  const chinese = copyOf(page, 'entries_language_zh')
  await expect(chinese.getByLabel(t('entries_field_title'), { exact: true })).toBeFocused()
  await expect(chinese).toContainText(t('entries_wrong_text', { label: t('entries_field_title'), max: 200 }))

  await write(page, 'entries_language_zh', `袋熊 ${title}`)
  await write(page, 'entries_language_en', title)

  // A table, a chart and an image, whose file is described once for both languages.
  const english = copyOf(page, 'entries_language_en')
  await addTableAndChart(page, english)
  const choose = page.waitForEvent('filechooser')
  await toolOf(english, 'editor_insert_image').press('Enter')
  const image = { name: 'wombat.png', mimeType: 'image/png', buffer: png(640, 360, 90) }
  await (await choose).setFiles(image)
  const ask = page.getByRole('dialog', { name: t('media_alt_ask') })
  await ask.getByLabel(t('media_alt_zh')).fill('一只袋熊')
  await ask.getByLabel(t('media_alt_en')).fill('A wombat')
  await ask.getByRole('button', { name: t('media_alt_save') }).press('Enter')
  await expect(ask).toBeHidden()
  // The Chinese text takes the same image from the library.
  await chinese.locator('.editor-page [contenteditable="true"]').last().click()
  await toolOf(chinese, 'editor_insert_library').press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /wombat\.webp/ })
    .first()
    .press('Enter')
  await expect(chinese.getByLabel(t('editor_image_alt'))).toHaveValue('一只袋熊')
  const saved = page.locator('.entry-saving[data-saving="saved"]')
  await expect(saved).toHaveCount(2)
  // The data of the images arrives after the text is submitted, when its editor is gone.
  const answerImages = await delayRequests(page, '**/desk/media/find')
  await page.reload()
  await expect(copyOf(page, 'entries_language_en').getByLabel(t('entries_field_title'), { exact: true })).toHaveValue(title)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('entries_submit'), exact: true }).press('Enter')
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(2)
  const actions = page.getByRole('region', { name: t('desk_actions') })
  await expect(actions).toBeFocused()
  await expect(actions).toBeInViewport()
  const answered = page.waitForResponse('**/desk/media/find')
  answerImages()
  await answered
  // The author takes it back, and submits it again.
  await expect(page.getByLabel(t('entries_return_note'))).toHaveCount(0)
  await page.getByRole('button', { name: t('entries_take_back') }).press('Enter')
  await expect(page.getByText(t('entries_in_review'))).toHaveCount(0)
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
  // The first page of the desk shows the texts that wait for the reviewer.
  await page.goto(at('/desk', host))
  await page.getByRole('link', { name: t('entries_count_review', { count: '' }) }).press('Enter')
  await page.locator('.desk-table').getByRole('link', { name: title, exact: true }).press('Enter')
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: t('entries_publish_now') }).press('Enter')
  // It asks once, and Cancel leaves everything as it is.
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('entries_publish_question'))).toHaveCount(0)
  await page.getByRole('button', { name: t('entries_publish_now') }).press('Enter')
  expect(await findingsAt(page, narrowAndWide)).toEqual([])
  await page
    .locator('.entry-publish .confirm')
    .getByRole('button', { name: t('entries_publish') })
    .press('Enter')
  const live = page.getByRole('link', { name: t('entries_live', { version: 3 }) })
  await expect(live).toHaveCount(2)
  await expect(live.first()).toHaveAttribute('href', `/news/detail?id=${id}`)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })

  // As visitors see it: on the home page, in the list, the feed and the search, in both languages.
  const latest = page.getByRole('region', { name: t('home_news_title') }).getByRole('link', { name: title })
  await openUntilPublished(page, at('/', host), () => expect(latest).toBeVisible({ timeout: 1000 }))
  await expect(latest).toHaveAttribute('href', `/news/detail?id=${id}`)
  // Each of these pages may be the cached one once more, while it is rendered again.
  const translated = page.getByRole('region', { name: zh('home_news_title') }).getByRole('link', { name: `袋熊 ${title}` })
  await openUntilPublished(page, at('/'), () => expect(translated).toBeVisible({ timeout: 1000 }))
  const listed = page.getByRole('main').getByRole('link', { name: title }).first()
  await openUntilPublished(page, at('/news', host), () => expect(listed).toBeVisible({ timeout: 1000 }))
  await listed.click()
  const text = page.locator('.rich-text')
  await expect(text.locator('table')).toHaveCount(2)
  await expect(text.locator('figure svg')).toBeVisible()
  await expect(text.getByAltText('A wombat')).toHaveJSProperty('naturalWidth', 640)
  await page.goto(at(`/news/detail?id=${id}`))
  await expect(page.locator('.rich-text').getByAltText('一只袋熊')).toHaveJSProperty('naturalWidth', 640)
  const feed = () => page.evaluate(async () => (await fetch('/news.atom?language=EN')).text())
  await expect.poll(feed, { timeout: 60_000 }).toContain(title)
  const found = page.getByRole('main').getByRole('link', { name: title })
  const search = at(`/search?q=${encodeURIComponent(`paragraph ${title}`)}`, host)
  await openUntilPublished(page, search, () => expect(found).toBeVisible({ timeout: 1000 }))
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
  const title = (of: Page) => copyOf(of, 'entries_language_zh').getByLabel(t('entries_field_title'), { exact: true })
  await expect(title(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await title(other).fill('Theirs')
  await expect(copyOf(other, 'entries_language_zh').locator('[data-saving="saved"]')).toBeVisible()
  await title(page).fill('Mine')
  const conflict = page.getByRole('alertdialog')
  await expect(conflict).toContainText('Theirs')
  // Each field and each block stands beside the other's.
  const label = t('entries_field_title')
  await expect(conflict.getByRole('row').filter({ hasText: label }).getByRole('cell')).toHaveText([
    `${label}: Mine`,
    new RegExp(`^${label}: .*Theirs`)
  ])
  await expect(title(page)).toHaveValue('Mine')
  expect(await findingsAt(page, narrowAndWide)).toEqual([])
  await conflict.getByRole('button', { name: t('entries_keep_mine') }).click()
  await expect(copyOf(page, 'entries_language_zh').locator('[data-saving="saved"]')).toBeVisible()
  // The text that was replaced is a version, which can be compared and restored.
  const version = page.locator('.entry-versions li').filter({ hasText: t('entries_event_overwritten') })
  await version.getByRole('button', { name: t('entries_compare') }).click()
  await expect(version.locator('.entry-compared')).toContainText('Theirs')
  await page.goto(at('/desk/entries?q=Mine', host))
  await expect(page.locator('.desk-table').getByRole('link', { name: 'Mine' }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

/** Calls main as a script of the desk does. */
async function callDesk<Schema extends v.GenericSchema>(page: Page, name: string, json: object, data: Schema) {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
    [`/api/main/desk/entry/${name}`, json] as const
  )
  return v.parse(data, v.parse(v.object({ data: v.unknown() }), answer).data)
}

test('a returned text is the first thing on its author’s page, and who has it open sees who else has', async ({ page }) => {
  const title = newName()
  await page.goto(at('/', host))
  const author = await signUp(page, host, name)
  await grantRole(author, 'author')
  await page.goto(at('/desk', host))
  // Nothing waits, so nothing is said of today.
  await expect(page.getByRole('heading', { name: t('desk_name'), level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('entries_title') }).first()).toBeVisible()
  const entry = { kind: 'news', language: 'en-US' }
  const fields = { title, summary: title, isSample: false, source: 'Newsroom', releasedOn: '2026-11-20', trending: null }
  const text = { blocks: [{ type: 'paragraph', text: [title] }] }
  const { id, copy } = await callDesk(page, 'create', { ...entry, fields, text }, entryCreatedSchema)
  const copies = [{ language: entry.language, revision: copy.revision }]
  const sent = await callDesk(page, 'submit', { kind: entry.kind, id, copies }, entryCopiesSchema)

  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  const reviewer = `Vera ${id}`
  await grantRole(await signUp(page, host, reviewer), 'reviewer')
  const address = at(`/desk/entries/entry?kind=news&id=${id}`, host)
  await page.goto(address)
  await expect(page.getByText(t('entries_in_review'))).toBeVisible()
  const back = { kind: entry.kind, id, copies: [{ language: entry.language, revision: sent.copies[0]?.revision }] }
  await callDesk(page, 'return', { ...back, note: 'Name the source of the figure' }, entryCopiesSchema)

  await page.goto('about:blank')
  await logInByApi(page, host, author)
  await page.goto(at('/desk', host))
  const today = page.getByRole('region', { name: t('desk_home_title') })
  const first = today.getByRole('listitem').first()
  await expect(first).toContainText('Name the source of the figure')
  expect(await seriousFindings(page)).toEqual([])
  await first.getByRole('link', { name: t('entries_task_returned', { title }) }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('.entry-presence')).toHaveText(t('entries_present', { names: reviewer }))
  await expect(page.getByText(t('entries_note', { note: 'Name the source of the figure' }))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a schedule is canceled and the live version stays, which a withdrawal takes', async ({ page, watch }) => {
  const title = newName()
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, name), 'admin')
  await page.goto(at('/desk', host))
  const contentOf = (text: string) => ({
    fields: { title: text, summary: text, isSample: false, source: 'Newsroom', releasedOn: '2026-11-20', trending: null },
    text: { blocks: [{ type: 'paragraph', text: [text] }] }
  })
  const entry = { kind: 'news', language: 'en-US' }
  const created = await callDesk(page, 'create', { ...entry, ...contentOf(title) }, entryCreatedSchema)
  const { id } = created
  const step = async (call: string, revision: number, more: object = {}) => {
    const copies = [{ language: entry.language, revision }]
    const changed = await callDesk(page, call, { kind: entry.kind, id, copies, ...more }, entryCopiesSchema)
    return changed.copies[0]?.revision ?? 0
  }
  const published = await step('publish', await step('submit', created.copy.revision), { override: true })
  const replaced = { ...entry, id, revision: published, ...contentOf(`${title} later`) }
  const { revision } = await callDesk(page, 'save', replaced, entrySavedSchema)
  await step('publish', await step('submit', revision), { override: true, at: Date.now() + 3_600_000 })

  await page.goto(at(`/desk/entries/entry?kind=news&id=${id}`, host))
  const english = copyOf(page, 'entries_language_en')
  await expect(english.getByRole('link', { name: t('entries_live', { version: 2 }) })).toBeVisible()
  await expect(english.locator('.entry-state')).toHaveText(t('entries_state_scheduled'))
  const named = (action: string) => t('entries_act_on_some', { action: t(action), languages: t('entries_language_en') })
  const versionName = (version: number) => t('entries_version_of', { language: t('entries_language_en'), version })
  const [versions, scheduled] = [versionName(2), versionName(4)]
  await page.getByRole('button', { name: named('entries_withdraw') }).press('Enter')
  await expect(page.locator('.confirm')).toContainText(t('entries_withdraw_question_scheduled', { versions, scheduled }))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: named('entries_unschedule') }).press('Enter')
  const confirm = page.locator('.confirm')
  await expect(confirm).toContainText(t('entries_unschedule_question_visible', { versions, scheduled }))
  await expect(confirm.getByRole('button', { name: t('entries_unschedule_keep') })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await confirm.getByRole('button', { name: named('entries_unschedule') }).press('Enter')
  await expect(english.locator('.entry-state')).toHaveText(t('entries_state_draft'))
  await expect(english.getByRole('link', { name: t('entries_live', { version: 2 }) })).toBeVisible()
  await expect(english.getByLabel(t('entries_field_title'), { exact: true })).toHaveValue(`${title} later`)
  await page.getByRole('button', { name: named('entries_withdraw') }).press('Enter')
  await expect(confirm).toContainText(t('entries_withdraw_question', { versions }))
  await confirm.getByRole('button', { name: named('entries_withdraw') }).press('Enter')
  await expect(page.getByText(t('entries_done_withdraw'), { exact: true })).toBeVisible()
  watch.expectError(/status of 404/)
  expect((await page.goto(at(`/news/detail?id=${id}`, host)))?.status()).toBe(404)
})
