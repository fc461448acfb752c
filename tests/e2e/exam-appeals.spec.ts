import { signUp, signUpWithRole, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, delayRequests, expect, open, test } from '../support/browser.ts'
import { callExam, examEntrance } from '../support/exam.ts'
import { expectToFit } from '../support/layout.ts'

const [[, zh, chinese, chineseName], [, en, english, englishName]] = sites

test('an appeal and a request for extra time survive the other language, and a reload', async ({ page }) => {
  const languageSwitch = page.locator('#language-switch')
  await signUp(page, chinese, chineseName)
  await page.goto(at(examEntrance))
  await callExam(page, '/candidate/name', { name: chineseName })
  const release = await delayRequests(page, /current-user/)
  await open(page, examEntrance)
  await page.getByText(zh('exam_auth_extra'), { exact: true }).click()
  await page.getByRole('radio').first().check()
  await page.getByLabel(zh('exam_auth_extra_reason')).fill('需要读屏软件。')
  // It is kept for its author, whom the page knows only now.
  release()
  await expect(page.locator('.hd-user-name')).not.toBeEmpty()
  await languageSwitch.click()
  await page.getByText(en('exam_auth_extra'), { exact: true }).click()
  await expect(page.getByLabel(en('exam_auth_extra_reason'))).toHaveValue('需要读屏软件。')
  await expect(page.getByRole('radio').first()).toBeChecked()

  await callExam(page, '/attempt/authenticate', { purpose: 'exam' })
  await callExam(page, '/attempt/submit', {})
  // An earlier page has told this tab whose login it is, so the answer need not be waited for again.
  const releaseAnswers = await delayRequests(page, /current-user/)
  await open(page, '/center/train/GBCA/result')
  await page.getByLabel(en('exam_result_appeal_field')).fill('请核对第三题。')
  await languageSwitch.click()
  await expect(page.getByLabel(zh('exam_result_appeal_field'))).toHaveValue('请核对第三题。')
  releaseAnswers()
  await page.reload()
  await expect(page.getByLabel(zh('exam_result_appeal_field'))).toHaveValue('请核对第三题。')
  await page.getByRole('button', { name: zh('exam_result_appeal_send') }).click()
  await expect(page.locator('blockquote')).toHaveText('请核对第三题。')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('exam-appeal')))).toEqual([])
})

test('an appeal is sent from the result, decided by staff from the inbox, and answered on the result', async ({ page }) => {
  const said = `第${Date.now()}题的图与选项不一致，请核对。`
  await signUp(page, chinese, chineseName)
  await page.goto(at(examEntrance))
  await callExam(page, '/candidate/name', { name: chineseName })
  await callExam(page, '/attempt/authenticate', { purpose: 'exam' })
  await callExam(page, '/attempt/submit', {})
  await open(page, '/center/train/GBCA/result')
  await page.getByLabel(zh('exam_result_appeal_field')).fill(said)
  await page.getByRole('button', { name: zh('exam_result_appeal_send') }).click()
  await expect(page.locator('blockquote')).toHaveText(said)
  expect(await seriousFindings(page)).toEqual([])

  // A host of its own keeps the session of staff apart from the candidate's.
  const desk = await page.context().newPage()
  await desk.goto(at('/', english))
  await signUpWithRole(desk, english, englishName, 'staff')
  await desk.goto(at('/desk/inbox', english))
  // Appeals are in the list of inquiries that wait for a reply, and can be the only kind that is shown.
  const listed = desk.locator('.inbox-items').getByRole('link', { name: said })
  await expect(listed).toBeVisible()
  await desk.getByLabel(en('desk_inbox_kind')).selectOption('partner')
  await desk.getByRole('button', { name: en('desk_inbox_filter') }).press('Enter')
  await expect(desk).toHaveURL(/kind=partner/)
  await expect(desk.locator('.inbox-list').getByText(/./).first()).toBeVisible()
  await expect(listed).toHaveCount(0)
  await desk.getByRole('link', { name: en('desk_inbox_count_appeals', { count: '' }) }).press('Enter')
  await listed.press('Enter')
  const appeal = desk.getByRole('article').filter({ hasText: said })
  expect(await seriousFindings(desk)).toEqual([])
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectToFit(desk, 390)
  await desk.setViewportSize({ width: 1280, height: 720 })
  await appeal.getByLabel(en('desk_exam_appeal_answer')).fill('已核对，图与选项一致。')
  // An answer that was not sent is not lost by a link; the question is declined.
  const question = new Promise<string>((resolve) => {
    desk.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.message())
    })
  })
  await appeal.getByRole('link', { name: en('desk_exam_appeal_attempt') }).click()
  expect(await question).toBe(en('desk_leave_question'))
  await appeal.getByRole('button', { name: en('desk_exam_appeal_send') }).press('Enter')
  await expect(desk.getByText(en('desk_exam_appeal_done'))).toBeVisible()
  await expect(appeal).toContainText(en('desk_inbox_appeal_over'))
  await expect(appeal.getByLabel(en('desk_exam_appeal_answer'))).toHaveCount(0)
  await expect(listed).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('main')).toContainText('已核对，图与选项一致。')
})
