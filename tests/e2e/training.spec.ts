import type { Page } from '@playwright/test'
import { fillLogin, modalOf, userButton } from '../support/account-forms.ts'
import { endSessionElsewhere, logInByApi, signUp, signUpAndLogOut, sites } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, type Host, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { eachLanguage } from '../support/sizes.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')
const training = '/center/train/GBCA/training'
const resource = '/center/train/GBCA/resource'

/** The check box of a lesson, by the lesson's id. */
const lesson = (page: Page, id: string) => page.locator(`.lesson-check input[value="${id}"]`)
const ring = (page: Page) => page.locator('.ring').getByRole('img')
const storedProgress = (page: Page) => page.evaluate(() => localStorage.getItem('gbca-progress'))
/** Text of the ring: the number of completed lessons out of all. */
const ringText = (t: typeof zh, done: number) => t('training_ring', { done, total: 60 })

/** Opens the practice page as a new account and waits for its questions. */
async function openPractice(page: Page, host: Host, name: string, topic?: string): Promise<void> {
  await signUp(page, host, name)
  await open(page, topic === undefined ? resource : `${resource}?topic=${topic}`, host)
  await expect(page.locator('.question')).toBeVisible()
}

for (const [language, t, host] of eachLanguage(sites)) {
  test(`the pages of certification have no serious finding of axe, in ${language}`, async ({ page }) => {
    for (const path of ['/center/train', '/center/train/GBCA', training]) {
      await open(page, path, host)
      expect([path, await seriousFindings(page)]).toEqual([path, []])
    }
  })

  test(`the series shows the outline of the exam, one square a question, in ${language}`, async ({ page }) => {
    await open(page, '/center/train', host)
    const plan = page.locator('.exam-plan')
    const counts = await plan.locator('tbody td:nth-child(3)').allTextContents()
    const squares = await plan
      .locator('tbody path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length))
    expect(counts.map(Number)).toEqual(squares)
    const total = counts.reduce((sum, count) => sum + Number(count), 0)
    await expect(plan.locator('tfoot td:nth-child(3)')).toHaveText(String(total))
    await expect(page.getByText(t('training_rule_pass_text', { percent: 70 }))).toBeVisible()
    await page.getByRole('main').locator('a.btn-primary').click()
    await expect(page).toHaveURL(at(training, host))
  })

  test(`a practice question is answered and explained, in ${language}`, async ({ page }) => {
    await openPractice(page, host, 'Anna', 'concepts')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: t('practice_check') }).click()
    await expect(page.getByText(t('practice_choose'))).toBeVisible()
    await page.locator('.question input').first().check()
    await page.getByRole('button', { name: t('practice_check') }).click()
    await expect(page.locator('.practice-explained')).toBeVisible()
    await expect(page.locator('[data-mark=right], [data-mark=missed]').first()).toBeVisible()
    await expect(page.locator('.question input').first()).toBeDisabled()
    await expect(page.getByRole('link', { name: t('practice_source') })).toHaveAttribute('href', /^\/document\/latest\/\d+#/)
    expect(await seriousFindings(page)).toEqual([])
  })
}

for (const [language, t, host] of sites) {
  test(`a visitor asks to be told when a certification opens, and withdraws that after a reload, in ${language}`, async ({
    page
  }) => {
    await open(page, '/center/train', host)
    await page.getByRole('link', { name: `${t('training_notice_submit')} GBCP` }).click()
    const form = page.locator('#notice')
    await form.getByRole('button', { name: t('training_notice_submit') }).click()
    await expect(form.getByText(t('field_wants'))).toBeVisible()
    await form.getByRole('checkbox', { name: 'GBCP' }).check()
    await form.getByRole('textbox', { name: t('form_email') }).fill('notice@galaxy.example')
    expect(await seriousFindings(page)).toEqual([])
    await form.getByRole('button', { name: t('training_notice_submit') }).click()
    await expect(form.getByRole('heading', { name: t('training_notice_sent') })).toBeFocused()
    await page.reload()
    await expect(form.getByText(t('training_notice_known'))).toBeVisible()
    await form.getByRole('button', { name: t('training_notice_withdraw') }).click()
    await expect(form.getByText(t('training_notice_withdraw_question'))).toBeVisible()
    await form
      .getByRole('button', { name: t('training_notice_withdraw') })
      .last()
      .click()
    await expect(page.getByText(t('training_notice_withdrawn'))).toBeVisible()
    await expect(form.getByText(t('training_notice_known'))).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('certification-notice'))).toBeNull()
  })
}

test('a withdrawal erases every request of the browser, also one that main no longer knows', async ({ page, watch }) => {
  watch.expectError(/404|Failed to load resource/)
  const [, t, host] = sites[0]
  const withdrawals: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/withdrawNotice')) withdrawals.push(response.status())
  })
  const form = page.locator('#notice')
  await open(page, '/center/train', host)
  await page.evaluate(() => localStorage.setItem('certification-notice', crypto.randomUUID()))
  for (const certification of ['GBCP', 'GBCM']) {
    // A form that is sent before hydration is posted by the browser, and a reload would post it again.
    await untilHydrated(page, () => page.reload())
    await form.getByRole('checkbox', { name: certification }).check()
    await form.getByRole('textbox', { name: t('form_email') }).fill('twice@galaxy.example')
    await form.getByRole('button', { name: t('training_notice_submit') }).click()
    await expect(form.getByRole('heading', { name: t('training_notice_sent') })).toBeVisible()
  }
  await form.getByRole('button', { name: t('training_notice_withdraw') }).click()
  await form
    .getByRole('button', { name: t('training_notice_withdraw') })
    .last()
    .click()
  await expect(page.getByText(t('training_notice_withdrawn'))).toBeVisible()
  expect(withdrawals).toEqual([404, 200, 200])
  await expect(form.getByRole('checkbox', { name: 'GBCP' })).toBeVisible()
})

test('without the exam API the series shows everything but the figures', async ({ page, watch }) => {
  // The page asks again while it is open.
  watch.expectError(/502|Failed to load resource/)
  await untilHydrated(page, () => page.goto(`http://localhost:${process.env.SITE_WITHOUT_MAIN_PORT}/center/train`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GBCA')
  await expect(page.locator('.exam-plan')).toHaveCount(0)
  await expect(page.getByText(zh('training_rules_unavailable'))).toBeVisible()
  await expect(page.getByText(zh('training_rule_form_text'))).toBeVisible()
  await page.getByRole('main').locator('a.btn-primary').click()
  await expect(page.locator('.lessons h3 a')).toHaveCount(60)
})

test('a visitor’s progress stays on the device, and the ring says it in words', async ({ page }) => {
  await open(page, training)
  await expect(ring(page)).toHaveAccessibleName(ringText(zh, 0))
  await lesson(page, 'concepts/elements').check()
  await lesson(page, 'queries/match').check()
  // The progress on a device has no dates, so no weeks are shown.
  await expect(page.locator('#weeks')).toHaveCount(0)
  await expect(ring(page)).toHaveAccessibleName(ringText(zh, 2))
  await expect(page.locator('.ring-done')).toHaveAttribute('pathLength', '296')
  await expect(page.locator('.progress li').first()).toContainText('1 / 9')
  await open(page, training)
  await expect(lesson(page, 'queries/match')).toBeChecked()
  await lesson(page, 'queries/match').uncheck()
  await expect(ring(page)).toHaveAccessibleName(ringText(zh, 1))
  expect(JSON.parse((await storedProgress(page)) ?? '')).toEqual(['concepts/elements'])
  await expect(lesson(page, 'concepts/elements')).toHaveAccessibleName(/属性图的五个要素/)
})

test('a login adds the device’s progress to the account and clears it from the device', async ({ page }) => {
  const [, t, host, name] = sites[1]
  await open(page, '/', host)
  const phone = await signUp(page, host, name)
  await open(page, training, host)
  await lesson(page, 'security/ldap').check()
  await expect(ring(page)).toHaveAccessibleName(ringText(t, 1))
  await expect(page.getByText(t('training_in_account'))).toBeVisible()
  // The completed lessons by week.
  await expect(page.locator('#weeks li li')).toHaveCount(1)
  expect(await storedProgress(page)).toBeNull()
  // The page has asked for the account with the cookies.
  await expect(userButton(page, t, name)).toBeVisible()
  await page.context().clearCookies()

  await open(page, training, host)
  await expect(lesson(page, 'security/ldap')).not.toBeChecked()
  await lesson(page, 'concepts/hops').check()
  await lesson(page, 'security/ldap').check()
  await lesson(page, 'queries/sql').check()
  await page.getByRole('button', { name: t('training_log_in') }).click()
  await expect(modalOf(page)).toBeVisible()
  await fillLogin(page, phone)
  await expect(page.getByText(t('training_handed_over', { count: 3 }))).toBeVisible()
  await expect(ring(page)).toHaveAccessibleName(ringText(t, 3))
  expect(await storedProgress(page)).toBeNull()
  await open(page, training, host)
  await expect(ring(page)).toHaveAccessibleName(ringText(t, 3))
  await expect(page.locator('#weeks')).toContainText(t('training_week_count', { count: 3 }))

  await expect(userButton(page, t, name)).toBeVisible()
  await page.context().clearCookies()
  await open(page, training, host)
  await lesson(page, 'concepts/elements').check()
  await logInByApi(page, host, phone)
  await open(page, '/news', host)
  await expect.poll(() => storedProgress(page)).toBeNull()
  await open(page, training, host)
  await expect(ring(page)).toHaveAccessibleName(ringText(t, 4))
})

test('a failed save is undone', async ({ page, watch }) => {
  watch.expectError(/503|Failed to load resource/)
  await signUp(page, 'localhost', '王小明')
  await open(page, training)
  await expect(lesson(page, 'concepts/hops')).toBeVisible()
  await page.route('**/api/exam/training/progress', (route) =>
    route.fulfill({ status: 503, json: { status: 503, error: '稍后' } })
  )
  await lesson(page, 'concepts/hops').click()
  await expect(page.getByText('稍后')).toBeVisible()
  await expect(lesson(page, 'concepts/hops')).not.toBeChecked()
})

test('practice is done with the keyboard alone, and ends with its result', async ({ page }) => {
  const [, t, host] = sites[1]
  await openPractice(page, host, 'Anna', 'security')
  const total = Number(/of (\d+)/.exec((await page.locator('.practice-count').textContent()) ?? '')?.[1])
  expect(total).toBeGreaterThan(0)
  await page.locator('.question input').first().focus()
  for (let number = 1; number <= total; number += 1) {
    await expect(page.locator('.practice-count')).toContainText(t('practice_number', { number, total }))
    if (number > 1) {
      await expect(page.locator('.practice')).toBeFocused()
      // Past a button that copies a query, and the words of a graph, to the options.
      while (!(await page.evaluate(() => document.activeElement?.matches('.question-option input'))))
        await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    while (!(await page.evaluate(() => document.activeElement?.matches('.practice .btn-primary'))))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('.practice-explained')).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.practice-result')).toBeVisible()
  await page.getByRole('button', { name: t('practice_restart') }).click()
  await expect(page.locator('.practice-count')).toContainText(t('practice_number', { number: 1, total }))
})

test('a topic of the practice has an address', async ({ page }) => {
  await openPractice(page, 'localhost', '王小明')
  await page
    .getByRole('navigation', { name: zh('practice_topics') })
    .getByRole('link', { name: '图算法' })
    .click()
  await expect(page).toHaveURL(at(`${resource}?topic=algorithms#practice`))
  await expect(page.locator('.practice-count')).toContainText(zh('practice_number', { number: 1, total: 10 }))
})

test('practice that cannot be loaded offers to try again', async ({ page, watch }) => {
  watch.expectError(/503|Failed to load resource/)
  await signUp(page, 'localhost', '王小明')
  await page.route('**/api/exam/practice/questions*', (route) => route.fulfill({ status: 503, body: '' }))
  await open(page, resource)
  await expect(page.getByText(zh('practice_failed'))).toBeVisible()
  await page.unroute('**/api/exam/practice/questions*')
  await page.getByRole('button', { name: zh('practice_again') }).click()
  await expect(page.locator('.question')).toBeVisible()
})

test('a login that has ended during practice is opened over the question, and again where the questions should be', async ({
  page,
  watch
}) => {
  watch.expectError(/401|Failed to load resource/)
  const [, t, host, name] = sites[1]
  const phone = await signUp(page, host, name)
  await open(page, `${resource}?topic=security`, host)
  // A choice is kept for its owner, whom the page has to know.
  await expect(page.locator('.hd-user-name')).not.toBeEmpty()
  await page.locator('.question-option input').first().check()
  await endSessionElsewhere(page, host)
  await page.getByRole('button', { name: t('practice_check') }).click()
  await expect(modalOf(page)).toBeVisible()
  await fillLogin(page, phone)
  await expect(modalOf(page)).toHaveCount(0)
  // If another call of the page finds the end of the login too, the page is a new one.
  await expect(page.locator('.question-option input').first()).toBeChecked()
  await page.getByRole('button', { name: t('practice_check') }).click()
  await expect(page.locator('.practice-explained')).toBeVisible()

  await endSessionElsewhere(page, host)
  await page
    .getByRole('navigation', { name: t('practice_topics') })
    .getByRole('link', { name: t('exam_topic_queries') })
    .click()
  await page.getByRole('button', { name: t('practice_log_in') }).click()
  await fillLogin(page, phone)
  await expect(page.locator('.question')).toBeVisible()
})

test('a round of practice survives the other language, a reload, and the login after another call has found that it ended', async ({
  page,
  watch
}) => {
  watch.expectError(/403|Failed to load resource/)
  const [, t, host, name] = sites[1]
  const phone = await signUp(page, host, name)
  await open(page, `${resource}?topic=security`, host)
  // A choice is kept for its owner, whom the page has to know.
  await expect(page.locator('.hd-user-name')).not.toBeEmpty()
  await page.locator('.question-option input').first().check()
  await page.getByRole('button', { name: t('practice_check') }).click()
  await page.getByRole('button', { name: t('practice_next') }).click()
  const chosen = page.locator('.question-option input').first()
  const total = Number(/of (\d+)/.exec((await page.locator('.practice-count').textContent()) ?? '')?.[1])
  await chosen.check()
  const question = await chosen.getAttribute('name')
  const isKept = async (text: typeof t) => {
    await expect(page.locator('.practice-count')).toContainText(text('practice_number', { number: 2, total }))
    await expect(chosen).toHaveAttribute('name', question ?? '')
    await expect(chosen).toBeChecked()
  }
  await page.locator('#language-switch').click()
  await isKept(zh)
  await expect(page.locator('#language-switch')).toBeFocused()
  await page.locator('#language-switch').click()
  await isKept(t)
  await endSessionElsewhere(page, host)
  await page.reload()
  await fillLogin(page, phone)
  await isKept(t)
})

test('the practice page leads a visitor to the login and on to it', async ({ page }) => {
  const [, , host, name] = sites[0]
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  await open(page, training, host)
  await page.getByRole('main').locator(`a[href="${resource}"]`).click()
  await expect(page).toHaveURL(at('/', host))
  await expect(modalOf(page)).toBeVisible()
  await fillLogin(page, phone)
  await expect(page).toHaveURL(at(resource, host))
  await expect(page.locator('.question')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the curriculum is a list of links', async ({ page }) => {
    await page.goto(at(training, 'www.galaxy.localhost'))
    await expect(page.locator('.lessons h3 a')).toHaveCount(60)
    await expect(page.locator('.lessons input')).toHaveCount(0)
    await expect(ring(page)).toHaveAccessibleName(en('training_ring_total', { total: 60 }))
  })
})
