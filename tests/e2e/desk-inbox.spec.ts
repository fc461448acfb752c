import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newPhone } from '../support/account-forms.ts'
import { grantRole, signUp, sites } from '../support/accounts.ts'
import { findingsAt, narrowAndWide, seriousFindings } from '../support/axe.ts'
import { at, expect, open, test, untilHydrated } from '../support/browser.ts'
import { expectToFit } from '../support/layout.ts'
import { openRequest, readAnswer } from '../support/request.ts'

test.use({ ownContext: true })

const [, t, host, staffName] = sites[0]

/** Sends a form as a page's script does; returns `data` of the answer. */
async function submit(path: string, body: object, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<Record<string, string>> {
  const site = new URL(`http://127.0.0.1:${process.env.SITE_PORT}`)
  const options = { host, cookies: { language }, headers: { 'Idempotency-Key': crypto.randomUUID() }, body, method: 'POST' }
  const answer = await readAnswer(await openRequest(site, `/api/main/${path}`, 'call', options))
  expect(answer.status).toBe(200)
  return Object(answer.json()).data
}

/** The mails in the outbox to an address. */
async function mailsTo(page: Page, to: string): Promise<{ subject: string; text: string }[]> {
  const answer = await page.request.get(at('/__outbox/messages'), { maxRetries: 2 })
  const messages: { to: string; subject: string; text: string }[] = await answer.json()
  return messages.filter((message) => message.to === to)
}

test('staff find a consultation, take it and answer it, and the visitor gets the mail', async ({ page }) => {
  const visitor = { name: `访客${newPhone().slice(-6)}`, phone: newPhone(), email: `${newPhone()}@example.com` }
  await submit('add/userInfo', { ...visitor, industry: '金融', questions: '标准版支持多少张图？', edition: 'standard' })

  await page.goto(at('/', host))
  const colleague = `同事${visitor.phone.slice(-6)}`
  await grantRole(await signUp(page, host, colleague), 'staff')
  await grantRole(await signUp(page, host, staffName), 'staff')
  await page.goto(at('/desk', host))
  await expect(page.getByRole('main').getByRole('link', { name: t('desk_inbox_count_new', { count: '' }) })).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('desk_inbox') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk_inbox_title'))
  await page.getByLabel(t('desk_inbox_search')).fill(visitor.name)
  await page.getByLabel(t('desk_inbox_search')).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('link', { name: visitor.name }).click()
  const inquiry = page.getByRole('article')
  await expect(inquiry).toContainText('标准版支持多少张图？')
  await expect(inquiry).toContainText(t('service_inquiry_new'))
  expect(await seriousFindings(page)).toEqual([])

  await inquiry.getByLabel(t('desk_inbox_assign_to')).selectOption({ label: colleague })
  await inquiry.getByRole('button', { name: t('desk_inbox_assign'), exact: true }).press('Enter')
  await expect(inquiry.locator('.inbox-status')).toContainText(t('desk_inbox_held_by', { name: colleague }))
  await expect(inquiry.getByRole('listitem').filter({ hasText: `我把来件分派给${colleague}` })).toBeVisible()
  await inquiry.getByRole('button', { name: t('desk_inbox_take') }).press('Enter')
  await expect(inquiry.locator('.inbox-status')).toContainText(t('desk_inbox_held_by_me'))
  await expect(inquiry.getByRole('region', { name: t('desk_actions') })).toBeFocused()
  await inquiry.getByLabel(t('desk_inbox_note_text')).fill('老客户')
  await inquiry.getByRole('button', { name: t('desk_inbox_note_save') }).click()
  await expect(inquiry.getByRole('listitem').filter({ hasText: '老客户' })).toBeVisible()
  await expect(inquiry.getByLabel(t('desk_inbox_note_text'))).toBeFocused()
  await inquiry.getByRole('button', { name: t('desk_inbox_reply_send') }).click()
  await expect(inquiry.getByText(t('field_inquiry_text'))).toBeVisible()
  await inquiry.getByLabel(t('desk_inbox_reply_text')).fill('最多50张图。')
  expect(await findingsAt(page, narrowAndWide)).toEqual([])
  await inquiry.getByRole('button', { name: t('desk_inbox_reply_send') }).click()
  await expect(inquiry.locator('.inbox-status')).toContainText(t('service_inquiry_done'))
  await expect(inquiry.getByLabel(t('desk_inbox_reply_text'))).toHaveValue('')
  await expect(inquiry.getByRole('listitem').filter({ hasText: '最多50张图。' })).toBeVisible()
  await expect
    .poll(() => mailsTo(page, visitor.email))
    .toEqual([expect.objectContaining({ text: expect.stringContaining('最多50张图。') })])
  await expect(page.locator('.inbox-items > li')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await inquiry.getByRole('button', { name: t('desk_inbox_erase') }).click()
  await inquiry
    .locator('.confirm')
    .getByRole('button', { name: t('desk_inbox_erase') })
    .click()
  await expect(inquiry.getByRole('heading', { level: 2 })).toHaveText(t('desk_inbox_is_erased'))
  await expect(inquiry.locator('.inbox-state')).toHaveText(t('service_inquiry_done'))
  await expect(inquiry.getByRole('button', { name: t('desk_inbox_reopen') })).toHaveCount(0)
  await expect(inquiry).not.toContainText('最多50张图。')
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('a typed reply or note is lost only if its author agrees, with one question for both', async ({ page }) => {
  const name = `草稿${newPhone().slice(-6)}`
  for (const questions of ['第一个问题', '第二个问题'])
    await submit('add/userInfo', {
      name,
      phone: newPhone(),
      email: 'drafts@example.com',
      industry: '金融',
      questions,
      edition: 'standard'
    })
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, staffName), 'staff')
  await page.goto(at(`/desk/inbox?q=${encodeURIComponent(name)}`, host))
  const items = page.locator('.inbox-items > li')
  const inquiry = page.getByRole('article')
  await items.filter({ hasText: '第一个问题' }).getByRole('link').click()
  await expect(inquiry).toContainText('第一个问题')
  const questions: string[] = []
  let isLeaving = false
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (isLeaving ? dialog.accept() : dialog.dismiss())
  })
  const other = items.filter({ hasText: '第二个问题' }).getByRole('link')
  const fields = [inquiry.getByLabel(t('desk_inbox_reply_text')), inquiry.getByLabel(t('desk_inbox_note_text'))]
  for (const field of fields) {
    await field.fill('写到一半')
    await other.click()
    await expect(inquiry).toContainText('第一个问题')
    await expect(field).toHaveValue('写到一半')
  }
  isLeaving = true
  await other.click()
  await expect(inquiry).toContainText('第二个问题')
  // One question each time, also with both texts.
  expect(questions).toEqual(new Array(3).fill(t('desk_leave_question')))
  for (const field of fields) await expect(field).toHaveValue('')
})

test('the list is read page by page, there and back, and its export has headings in the language of the desk', async ({
  page
}) => {
  const name = `翻页${newPhone().slice(-6)}`
  for (let n = 0; n < 21; n += 1) {
    await submit('add/userInfo', { name, phone: newPhone(), email: 'pages@example.com', industry: '金融', edition: 'standard' })
  }
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, staffName), 'staff')
  await page.goto(at(`/desk/inbox?q=${encodeURIComponent(name)}`, host))
  const items = page.locator('.inbox-items > li')
  const link = (key: string) => page.getByRole('link', { name: t(key), exact: true })
  await expect(items).toHaveCount(20)
  const first = await items.first().textContent()
  await expect(link('desk_inbox_previous')).toHaveCount(0)
  await link('desk_inbox_next').click()
  await expect(items).toHaveCount(1)
  await expect(link('desk_inbox_next')).toHaveCount(0)
  // An inquiry that is opened from a page of the list leads back to that page.
  await items.getByRole('link').click()
  await expect(page.getByRole('article')).toContainText(name)
  await expect(items).toHaveCount(1)
  await link('desk_inbox_previous').click()
  await expect(items).toHaveCount(20)
  await expect(items.first()).toHaveText(first ?? '')
  await link('desk_inbox_next').click()
  await expect(items).toHaveCount(1)
  await link('desk_inbox_first').click()
  await expect(items.first()).toHaveText(first ?? '')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('desk_inbox_export') }).click()
  const [head, ...rows] = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/^\uFEFF"编号","类型","状态",/)
  expect(rows).toHaveLength(21)
})

test('feedback with an email address is answered there and on the page of its ticket', async ({ page, watch }) => {
  watch.expectError(/status of 409/)
  const email = `${newPhone()}@example.com`
  await page.clock.install()
  await open(page, '/document/latest/2', host)
  await page.locator('.feedback summary').click()
  // The server's form, until the live one replaces it.
  await expect(page.locator('.feedback > div > form')).toHaveCount(0)
  const form = page.locator('.feedback form')
  await form.locator('[value=wrong]').check()
  await form.locator('[name=description]').fill('示例的参数写反了')
  await form.locator('[name=email]').fill('no address')
  await form.locator('[type=submit]').click()
  await expect(form.locator('[name=email]')).toBeFocused()
  await form.locator('[name=email]').fill(email)
  // A form submitted too fast would be refused as a program's.
  await page.clock.fastForward(3000)
  await form.locator('[type=submit]').click()
  const ticket = (await page.locator('.feedback-ticket').textContent()) ?? ''

  await grantRole(await signUp(page, host, staffName), 'staff')
  await page.goto(at(`/desk/inbox?kind=feedback&q=${ticket}`, host))
  await page.getByRole('link', { name: ticket }).click()
  const inquiry = page.getByRole('article')
  await inquiry.getByLabel(t('desk_inbox_reply_text')).fill('谢谢指正，示例已改。')
  // A colleague was faster: the text stays, and the next attempt is about the inquiry as it is now.
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab
    .getByRole('article')
    .getByRole('button', { name: t('desk_inbox_take') })
    .click()
  await expect(tab.locator('.inbox-status')).toContainText(t('desk_inbox_held_by_me'))
  await inquiry.getByRole('button', { name: t('desk_inbox_reply_send') }).click()
  await expect(page.getByText(t('service_inquiry_changed'))).toBeVisible()
  await expect(inquiry.locator('.inbox-status')).toContainText(t('desk_inbox_held_by_me'))
  await expect(inquiry.getByLabel(t('desk_inbox_reply_text'))).toHaveValue('谢谢指正，示例已改。')
  await inquiry.getByRole('button', { name: t('desk_inbox_reply_send') }).click()
  await expect(inquiry.locator('.inbox-status')).toContainText(t('service_inquiry_done'))
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)

  await untilHydrated(page, () => page.goto(at(`/document/feedback?ticket=${ticket}`, host)))
  await expect(page.getByRole('main')).toContainText(t('feedback_fixed_text'))
  await expect(page.locator('.feedback-reply')).toContainText('谢谢指正，示例已改。')
})
