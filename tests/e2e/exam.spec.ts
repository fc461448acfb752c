import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { readBank } from '../../scripts/exam/bank.ts'
import { attemptSchema } from '../../src/contract/exam.ts'
import { fillLogin } from '../support/account-forms.ts'
import { callPassport, signUp, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, type Host, open, test } from '../support/browser.ts'
import { callExam, examEntrance } from '../support/exam.ts'
import { expectToFit, resize } from '../support/layout.ts'

const [[, zh, chinese, chineseName], [, en, english, englishName]] = sites

/** Opens the authentication page as a new account, confirms the name and starts the exam. */
async function startExam(page: Page, host: Host, t: typeof zh, name: string): Promise<string> {
  const phone = await signUp(page, host, name)
  await open(page, examEntrance, host)
  await page.getByLabel(t('exam_auth_name')).fill(name)
  await page.getByRole('button', { name: t('exam_auth_name_confirm') }).click()
  await page.getByRole('button', { name: t('exam_auth_start') }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  return phone
}

const options = (page: Page) => page.locator('.exam-question input[type=radio], .exam-question .question-option input')
const mapButton = (page: Page, number: number) => page.locator('.exam-map ol button').nth(number - 1)
const handIn = async (page: Page, t: typeof zh) => {
  await page.getByRole('button', { name: t('exam_hand_in') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exam_hand_in_confirm') })
    .click()
}

test('a candidate takes the exam through a lost connection, a reload and a change of language', async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const t = zh
  await signUp(page, chinese, chineseName)
  await open(page, examEntrance)
  expect(await seriousFindings(page)).toEqual([])

  await test.step('the name is checked at its field, and confirmed once', async () => {
    await page.getByRole('button', { name: t('exam_auth_name_confirm') }).click()
    await expect(page.getByLabel(t('exam_auth_name'))).toBeFocused()
    await expect(page.getByText(t('field_certificate_name'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('exam_auth_start') })).toHaveCount(0)
    await page.getByLabel(t('exam_auth_name')).fill(chineseName)
    await page.getByRole('button', { name: t('exam_auth_name_confirm') }).click()
    // The form is gone, so the confirmation in its place takes the focus.
    await expect(page.getByText(t('exam_auth_name_confirmed'))).toBeFocused()
  })
  await page.getByRole('button', { name: t('exam_auth_start') }).click()
  await expect(page).toHaveURL(/\/exam$/)
  await expect(page.getByText(t('exam_question_number', { number: 1, total: 60 })).first()).toBeVisible()

  await test.step('an answer is saved when it is given, and the map says so', async () => {
    await options(page).first().check()
    await expect(mapButton(page, 1)).toHaveAccessibleName(/已作答，已保存/)
    await page.getByLabel(t('exam_flag')).check()
    await expect(mapButton(page, 1)).toHaveAccessibleName(/已保存，已标记/)
  })
  await test.step('answers given offline survive a reload and are sent again', async () => {
    await page.getByRole('button', { name: t('exam_next') }).click()
    await expect(page.getByText(t('exam_question_number', { number: 2, total: 60 })).first()).toBeVisible()
    await page.context().setOffline(true)
    await options(page).nth(1).check()
    await expect(page.getByText(t('exam_unsaved', { count: 1 })).first()).toBeVisible()
    await expect(mapButton(page, 2)).toHaveAccessibleName(/未保存/)
    // The notice that the connection is lost covers nothing.
    await page.getByRole('button', { name: t('exam_previous') }).click()
    await page.context().setOffline(false)
    await mapButton(page, 5).click()
    await expect(page.getByText(t('exam_all_saved'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('exam_question_number', { number: 5, total: 60 })).first()).toBeVisible()
    await expect(mapButton(page, 2)).toHaveAccessibleName(/已作答，已保存/)
    await expect(page.getByText(t('exam_all_saved'))).toBeVisible()
  })
  await test.step('the language changes in mid-exam, and nothing else', async () => {
    await mapButton(page, 2).click()
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(page.getByText(en('exam_question_number', { number: 2, total: 60 })).first()).toBeVisible()
    await expect(options(page).nth(1)).toBeChecked()
    await expect(mapButton(page, 1)).toHaveAccessibleName(/answered, saved, flagged/)
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await expect(page.getByText(t('exam_question_number', { number: 2, total: 60 })).first()).toBeVisible()
  })
  await test.step('the language changes without a connection too, and answers are still taken', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(page.getByText(en('exam_question_number', { number: 2, total: 60 })).first()).toBeVisible()
    await mapButton(page, 3).click()
    await options(page).first().check()
    await expect(page.getByText(en('exam_unsaved', { count: 1 })).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(en('exam_all_saved'))).toBeVisible()
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await expect(page.getByText(t('exam_question_number', { number: 3, total: 60 })).first()).toBeVisible()
    await page.getByRole('button', { name: t('exam_clear') }).click()
    await expect(page.getByText(t('exam_all_saved'))).toBeVisible()
    await mapButton(page, 2).click()
  })
  expect(await seriousFindings(page)).toEqual([])

  await test.step('the pages of the training lead back to a running exam', async () => {
    await open(page, '/center/train')
    await page
      .getByRole('status')
      .getByRole('link', { name: t('exam_auth_resume') })
      .click()
    await expect(page.getByText(t('exam_question_number', { number: 2, total: 60 })).first()).toBeVisible()
  })
  await test.step('handing in says what is open, and leads to the result by topic', async () => {
    await page.getByRole('button', { name: t('exam_hand_in') }).click()
    await expect(page.getByRole('dialog')).toContainText(t('exam_hand_in_open', { count: 58 }))
    await page.getByRole('button', { name: t('exam_hand_in_back') }).click()
    await handIn(page, t)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exam_result_failed'))
    await expect(page.getByRole('row')).toHaveCount(7)
  })
  await test.step('the next attempt has to wait, and the finished exam leads to its result', async () => {
    await open(page, examEntrance)
    await expect(page.getByText(/下次可考试时间/)).toBeVisible()
    await page.getByRole('button', { name: t('exam_auth_result') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exam_result_failed'))
    await open(page, '/center/train/GBCA/exam')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exam_over_title'))
  })
})

test.describe('on two devices', () => {
  test.use({ ownContext: true })

  test('one exam shows what the other has saved within ten seconds', async ({ page, browser, watch }) => {
    // The device that asks after the other has handed in.
    watch.expectError(/410/)
    await page.clock.install()
    await startExam(page, chinese, zh, chineseName)
    const { cookies } = await page.context().storageState()
    const other = await browser.newContext({ storageState: { cookies, origins: [] } })
    const second = await other.newPage()
    await second.goto(page.url())
    await mapButton(second, 3).click()
    await expect(second.getByText(zh('exam_question_number', { number: 3, total: 60 })).first()).toBeVisible()
    await options(second).first().check()
    await expect(second.getByText(zh('exam_all_saved'))).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(mapButton(page, 3)).toHaveAccessibleName(/已作答，已保存/)
    await expect(page.getByText(zh('exam_elsewhere'))).toBeVisible()
    await handIn(second, zh)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(zh('exam_result_failed'))
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('exam_result_failed'))
    await other.close()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the exam is taken with the keyboard alone', async ({ page }) => {
    await startExam(page, english, en, englishName)
    // The question has the focus after each step, so its options are one Tab away.
    await options(page).first().focus()
    await page.keyboard.press('Space')
    await expect(mapButton(page, 1)).toHaveAccessibleName(/answered, saved/)
    await page.getByLabel(en('exam_flag')).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#question-2')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: en('exam_hand_in') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: en('exam_hand_in') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('exam_result_failed'))
    await expectToFit(page, 390)
  })

  for (const [language, t, host, name] of sites) {
    test(`the bar of the exam stays one row in ${language}, and no question is under it`, async ({ page, watch }) => {
      watch.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      await startExam(page, host, t, name)
      await expect(page.locator('.hd')).toHaveCount(0)
      const bar = page.locator('.exam-bar')
      const submit = bar.getByRole('button', { name: t('exam_hand_in') }).first()
      for (const width of [390, 360, 320]) {
        await resize(page, { width, height: 844 })
        await expectToFit(page, width)
        const parts = [page.locator('.exam-progress'), page.getByRole('timer').locator('b'), submit]
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []))
        expect(edges, 'side by side, inside the window').toEqual(edges.toSorted((a, b) => a - b))
        expect(edges.at(-1)).toBeLessThanOrEqual(width)
      }

      const legend = page.locator('.exam-question legend')
      const before = [await bar.boundingBox(), await submit.boundingBox(), await legend.boundingBox()]
      await page.context().setOffline(true)
      await options(page).first().check()
      await expect(bar.getByText(t('exam_unsaved', { count: 1 })).first()).toBeVisible()
      expect([await bar.boundingBox(), await submit.boundingBox(), await legend.boundingBox()]).toEqual(before)
      await page.context().setOffline(false)
      await expect(bar.getByText(t('exam_all_saved'))).toBeVisible()

      // The end of the question is far below its beginning, so the next one begins out of sight.
      await resize(page, { width: 320, height: 480 })
      await page.getByRole('button', { name: t('exam_next') }).click()
      await expect(page.locator('#question-2')).toBeFocused()
      await expect
        .poll(async () => ((await legend.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.height ?? 0))
        .toBeGreaterThan(0)
      await expect(legend).toBeInViewport()
      await page.getByRole('button', { name: t('exam_show_all') }).click()
      await mapButton(page, 30).click()
      await expect(page.locator('#question-30 legend')).toBeInViewport()
      await expect
        .poll(
          async () =>
            ((await page.locator('#question-30 legend').boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.height ?? 0)
        )
        .toBeGreaterThan(0)
    })
  }
})

test('without a connection a reload is warned against, and the exam is handed in once it is back', async ({ page, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const t = en
  await startExam(page, english, t, englishName)
  await mapButton(page, 7).click()
  await page.context().setOffline(true)
  await options(page).first().check()
  await expect(page.getByText(t('exam_unsaved', { count: 1 })).first()).toBeVisible()

  const asked = page.waitForEvent('dialog', { timeout: 30_000 })
  void page.evaluate(() => location.reload())
  const warning = await asked
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()

  await page.getByRole('button', { name: t('exam_hand_in') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('exam_hand_in_offline'))
  await expect(dialog).toContainText(t('exam_hand_in_unsaved', { questions: '7' }))
  await test.step('what was asked for can be taken back', async () => {
    await dialog.getByRole('button', { name: t('exam_hand_in_later') }).click()
    await expect(dialog).toContainText(t('exam_hand_in_waiting'))
    await dialog.getByRole('button', { name: t('exam_hand_in_back') }).click()
    await page.context().setOffline(false)
    await expect(page.getByText(t('exam_all_saved'))).toBeVisible()
    await expect(page).toHaveURL(/\/exam$/)
  })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: t('exam_hand_in') }).click()
  await dialog.getByRole('button', { name: t('exam_hand_in_later') }).click()
  await expect(dialog).toContainText(t('exam_hand_in_waiting'))
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exam_result_failed'))
})

test('a logout in mid-exam loses nothing, and enough right answers earn a certificate', async ({ page }) => {
  const phone = await startExam(page, english, en, englishName)
  const questions = readBank().flatMap((topic) => topic.questions)
  const keyOf = (text: string) =>
    questions.find(({ question }) => question['en-US'] === text)?.options.flatMap(({ id, correct }) => (correct ? [id] : []))
  const attempt = v.parse(attemptSchema, (await callExam(page, '/attempt')).data)
  const answers = attempt.questions.map(({ question }, position) => {
    return { position, sequence: position + 1, device: 'e2e-device', options: keyOf(question['en-US']) }
  })
  const saved = await Promise.all(answers.map((answer) => callExam(page, '/attempt/answer', answer)))
  expect(saved.filter(({ status }) => status !== 200)).toEqual([])

  // A page that still asks would be told that the login has ended.
  await page.goto('about:blank')
  expect(await callPassport(page, english, 'user/logout')).toBe(200)
  await page.goto(at('/center/train/GBCA/exam', english))
  await expect(page).toHaveURL(at('/', english))
  // The login leads to the page on which a running exam is continued.
  await fillLogin(page, phone)
  await expect(page).toHaveURL(at(examEntrance, english))
  await page.getByRole('button', { name: en('exam_auth_resume') }).click()
  await expect(page.getByText(en('exam_map_counts', { answered: 60, total: 60, flagged: 0 }))).toBeVisible()

  await handIn(page, en)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('exam_result_passed'))
  await expect(page.getByText(en('exam_result_lead', { percent: 100, pass: 70 }))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(englishName) }).click()
  await expect(page.getByRole('link', { name: en('shell_exam_result') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.certificate-card a[href^="/verify/"]').first().click()
  await expect(page).toHaveURL(/\/verify\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('certificates_valid'))
  const [passed = ''] = en('exam_auth_passed', { at: '|' }).split('|')
  await open(page, examEntrance, english)
  await expect(page.getByText(passed)).toBeVisible()
})

test.describe('with a clock', () => {
  test.use({ ownContext: true })

  test('the entrance offers the next attempt once the cool-down has passed, also on an open page', async ({ page }) => {
    await page.clock.install()
    await startExam(page, english, en, englishName)
    await handIn(page, en)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('exam_result_failed'))
    await open(page, examEntrance, english)
    const start = page.getByRole('button', { name: en('exam_auth_start') })
    await expect(page.getByRole('button', { name: en('exam_auth_result') })).toBeVisible()
    await expect(start).toHaveCount(0)
    await page.clock.fastForward(24 * 3_600_000 + 60_000)
    await expect(start).toBeVisible()
  })

  test('time runs as the server says, is announced three times, and hands the exam in', async ({ page }) => {
    // The browser's date is a day ahead.
    await page.clock.install({ time: Date.now() + 86_400_000 })
    await startExam(page, chinese, zh, chineseName)
    await expect(page.getByRole('timer')).toContainText(/5[89]:|60:00/)
    const announced = page.locator('.exam-announced')
    await expect(announced).toBeEmpty()
    for (const [minutes, passed] of [
      [10, 50 * 60_000],
      [5, 5 * 60_000],
      [1, 4 * 60_000]
    ] as const) {
      await page.clock.fastForward(passed)
      await expect(announced).toHaveText(zh('exam_minutes_left', { minutes }))
    }
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('exam_result_failed'))
  })
})

test('an exam API that is down is said, and the pages still help', async ({ page, watch }) => {
  watch.expectError(/Failed to load resource|503|502/)
  await startExam(page, chinese, zh, chineseName)
  await page.route('**/api/exam/attempt/submit', (route) => route.fulfill({ status: 502, json: { status: 502, error: '' } }))
  await options(page).first().check()
  await expect(page.getByText(zh('exam_all_saved'))).toBeVisible()
  await handIn(page, zh)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(zh('api_unreachable'))
  await page.unroute('**/api/exam/attempt/submit')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('exam_hand_in_confirm') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('exam_result_failed'))
})
