import type { Page } from '@playwright/test'
import { callPassport, grantRole, signUp, signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, test } from '../support/browser.ts'
import { issueCertificate } from '../support/issue-certificate.ts'
import { expectToFit } from '../support/layout.ts'

const [, t, host, name] = sites[1]

/** Calls the exam service as a script of the page does. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api/exam/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body)
      })
      return answer.status
    },
    [path, body] as const
  )

test('staff grant extra time that a candidate asked for, and the candidate has it', async ({ page }) => {
  await page.goto(at('/aboutus', host))
  const phone = await signUp(page, host, name)
  const candidate = `Ada ${phone.slice(-6)}`
  expect(await post(page, 'candidate/name', { name: candidate })).toBe(200)
  expect(await post(page, 'candidate/extra-time', { percent: 50, reason: 'I use a screen reader' })).toBe(200)
  await grantRole(phone, 'staff')
  await page.goto(at('/desk/exam', host))
  const request = page.getByRole('article').filter({ hasText: candidate })
  await expect(request).toContainText('I use a screen reader')
  expect(await seriousFindings(page)).toEqual([])
  await request.getByRole('button', { name: t('desk_exam_grant', { percent: 50 }) }).press('Enter')
  await expect(page.getByText(t('desk_exam_extra_done'))).toBeVisible()
  await expect(request).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('desk_exam_extra') })).toBeFocused()
  const asked = await page.evaluate(async () => (await fetch('/api/exam/candidate')).json())
  expect(asked).toMatchObject({ data: { allowance: 50 } })
})

test('staff issue a certificate of an earlier version anew, once', async ({ page }) => {
  await page.goto(at('/aboutus', host))
  await grantRole(await signUp(page, host, name), 'staff')
  const { id } = await issueCertificate({ outdated: true })
  await page.goto(at(`/desk/exam?q=${id}`, host))
  const found = page.getByRole('article').filter({ hasText: id })
  await found.getByRole('button', { name: t('desk_exam_reissue') }).press('Enter')
  await expect(page.getByText(t('desk_exam_reissued'))).toBeVisible()
  await expect(found).toBeVisible()
  await expect(found.getByRole('button', { name: t('desk_exam_reissue') })).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
})

/** The field with the English text of a question. Its label holds the field, so the label's text has the value too. */
const questionOn = (page: Page) => page.getByRole('textbox', { name: `${t('desk_questions_question')} English`, exact: true })

test('an author writes a question in both languages and a reviewer publishes it', async ({ page }) => {
  await page.goto(at('/aboutus', host))
  await grantRole(await signUp(page, host, name), 'author')
  await page.goto(at('/desk/questions?topic=security&pool=practice', host))
  await expect(page.locator('.questions-table')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  const add = page.getByRole('link', { name: t('desk_questions_add') })
  await add.press('Enter')
  await page.getByRole('button', { name: t('desk_questions_save') }).press('Enter')
  await expect(page.getByRole('alert')).toContainText(t('field_bank_source'))
  const fill = async (label: string, text: string) => {
    for (const language of ['中文', 'English']) {
      await page.getByLabel(`${label} ${language}`, { exact: true }).fill(`${text} ${language}`)
    }
  }
  const save = async () => {
    await page.getByLabel(t('desk_questions_source')).fill('23#grant')
    await fill(t('desk_questions_question'), 'What does a role grant?')
    for (const number of [1, 2, 3, 4]) await fill(t('desk_questions_option', { number }), `Answer ${number}`)
    await page.getByRole('checkbox').nth(1).check()
    await fill(t('desk_questions_explanation'), 'The second one.')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: t('desk_questions_save') }).press('Enter')
    await expect(page).toHaveURL(/id=security-5\d\d$/)
  }
  await save()
  // A question that was never published is gone with its draft.
  await page.getByRole('button', { name: t('desk_questions_discard') }).press('Enter')
  await expect(page.getByText(t('desk_questions_discard_question'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/questions\?topic=security&pool=practice$/)
  await expect(page.getByText(t('desk_questions_discarded'))).toBeVisible()
  await add.press('Enter')
  await save()
  const address = page.url()
  // A step takes the text that the author sees.
  const question = questionOn(page)
  await question.fill('What does a role allow?')
  await page.getByRole('button', { name: t('desk_questions_submit') }).press('Enter')
  await expect(page.getByText(t('desk_questions_submitted'))).toBeVisible()
  await expect(question).toHaveValue('What does a role allow?')
  await expect(page.getByRole('region', { name: t('desk_actions') })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectToFit(page, 390)

  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await grantRole(await signUp(page, host, name), 'reviewer')
  await page.goto(address)
  await page.getByRole('button', { name: t('desk_questions_publish'), exact: true }).press('Enter')
  await expect(page.getByText(t('desk_questions_publish_question'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('desk_questions_published'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('desk_questions_asked', { version: 1 }))).toBeVisible()
  await expect(question).toHaveValue('What does a role allow?')
})

test('a question that was saved on another page meanwhile keeps what is typed on this one', async ({ page, context, watch }) => {
  watch.expectError(/409|Failed to load resource/)
  await page.goto(at('/aboutus', host))
  await signUpWithRole(page, host, name, 'author')
  const address = at('/desk/questions?id=queries-010', host)
  const save = (each: Page) => each.getByRole('button', { name: t('desk_questions_save') }).click()
  await page.goto(address)
  await questionOn(page).fill('Mine?')
  const other = await context.newPage()
  await other.goto(address)
  await questionOn(other).fill('Theirs?')
  await save(other)
  await expect(other.getByText(t('desk_questions_saved'))).toBeVisible()
  await other.close()

  await save(page)
  await expect(page.getByText(t('desk_questions_conflict'))).toBeVisible()
  await expect(questionOn(page)).toHaveValue('Mine?')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('entries_keep_mine') }).click()
  await save(page)
  await expect(page.getByText(t('desk_questions_saved'))).toBeVisible()
  await page.reload()
  await expect(questionOn(page)).toHaveValue('Mine?')
  // The bank stays as it was for other tests.
  await page.getByRole('button', { name: t('desk_questions_discard') }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('desk_questions_discarded'))).toBeVisible()
})

test('staff find a candidate who has not taken the exam, and correct the name', async ({ page }) => {
  await page.goto(at('/aboutus', host))
  const phone = await signUp(page, host, name)
  const candidate = `Adda ${phone.slice(-6)}`
  expect(await post(page, 'candidate/name', { name: candidate })).toBe(200)
  await grantRole(phone, 'staff')
  await page.goto(at('/desk/exam', host))
  await page.getByLabel(t('desk_exam_certificates_query')).fill(candidate)
  await page.getByLabel(t('desk_exam_certificates_query')).press('Enter')
  const found = page.getByRole('article').filter({ hasText: candidate })
  await expect(found).toContainText(t('desk_exam_candidate_new'))
  await found.getByText(t('desk_exam_rename'), { exact: true }).click()
  expect(await seriousFindings(page)).toEqual([])
  await found.getByLabel(t('desk_exam_rename_name')).fill(candidate.replace('Adda', 'Ada'))
  await found.getByRole('button', { name: t('desk_exam_rename_send') }).press('Enter')
  await expect(page.getByText(t('desk_exam_rename_done'))).toBeVisible()
  const asked = await page.evaluate(async () => (await fetch('/api/exam/candidate')).json())
  expect(asked).toMatchObject({ data: { name: candidate.replace('Adda', 'Ada') } })
})
