import { grantRole, signUp, signUpWithRole, sites } from '../support/accounts.ts'
import { at, expect, test } from '../support/browser.ts'

test.use({ ownContext: true })

const [, t, host] = sites[0]

test('pages of the desk open without a new document, and back restores the filter, the title and the focus', async ({ page }) => {
  await page.goto(at('/', host))
  const account = await signUp(page, host, '导航')
  await grantRole(account, 'staff')
  await grantRole(account, 'author')
  await page.goto(at('/desk/inbox', host))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk_inbox_title'))
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))

  const navigation = page.getByRole('navigation', { name: t('desk_navigation') })
  await page.getByLabel(t('desk_inbox_search')).fill('图')
  await page.getByLabel(t('desk_inbox_search')).press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(navigation.getByRole('link', { name: t('desk_inbox') })).toHaveAttribute('aria-current', 'page')

  await navigation.getByRole('link', { name: t('entries_title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await expect(page).toHaveTitle(new RegExp(`^${t('entries_title')}`))
  await expect(page.getByRole('main')).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByLabel(t('desk_inbox_search'))).toHaveValue('图')
  await expect(page).toHaveTitle(new RegExp(`^${t('desk_inbox')}`))
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await expect(page.locator('html')).toHaveAttribute('data-first')
})

test('text that is not saved yet survives leaving an entry and coming back', async ({ page }) => {
  await page.goto(at('/', host))
  await grantRole(await signUp(page, host, '作者'), 'author')
  await page.goto(at('/desk/entries', host))
  await page.getByRole('button', { name: t('entries_new'), exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/entries\/entry\?kind=news&id=\d+$/)
  const form = page.getByRole('region', { name: t('entries_language_zh'), exact: true })
  const title = form.getByLabel(t('entries_field_title'), { exact: true })
  await title.fill('未保存的标题')
  await page
    .getByRole('navigation', { name: t('desk_navigation') })
    .getByRole('link', { name: t('entries_title') })
    .click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('entries_title'))
  await page.goBack()
  await expect(title).toHaveValue('未保存的标题')
})

test('a record that does not exist is not offered to be loaded again, but its list is', async ({ page, watch }) => {
  watch.expectError(/status of 40[04]/)
  await page.goto(at('/', host))
  await signUpWithRole(page, host, '管理员', 'admin')
  const unknown = [
    ['/desk/inbox?state=all&id=999999', 'desk_inbox_unknown', 'desk_inbox_back', '/desk/inbox?state=all'],
    ['/desk/entries/entry?kind=news&id=999999', 'entries_unknown', 'entries_back', '/desk/entries'],
    ['/desk/media?kind=image&id=999999', 'media_missing', 'media_back', '/desk/media?kind=image'],
    ['/desk/questions?id=query-999', 'desk_questions_unknown', 'desk_questions_back', '/desk/questions'],
    [`/desk/exam?attempt=${crypto.randomUUID()}`, 'desk_exam_attempt_unknown', 'desk_exam_attempt_back', '/desk/exam']
  ] as const
  for (const [address, text, back, list] of unknown) {
    await page.goto(at(address, host))
    const notice = page.locator('.desk-notice').filter({ hasText: t(text) })
    await expect(notice.getByRole('link', { name: t(back) })).toHaveAttribute('href', list)
    await expect(page.getByRole('button', { name: t('desk_retry') })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('.toast')).toHaveCount(0)
  }
  await page.goto(at(`/desk/inbox?appeal=${crypto.randomUUID()}`, host))
  await expect(page.getByRole('article')).toContainText(t('desk_inbox_appeal_unknown'))

  // An address whose place in the list is damaged shows the list from its beginning.
  for (const [path, items] of [
    ['inbox', '.inbox-items, .inbox-list .desk-notice'],
    ['entries', '.desk-table, .desk-notice'],
    ['media', '.media-total']
  ] as const) {
    await page.goto(at(`/desk/${path}?cursor=abc`, host))
    await expect(page.locator(items).first()).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('desk_retry') })).toHaveCount(0)
    await expect(page.locator('.toast')).toHaveCount(0)
  }
})

test('an account sees the home page in place of what its roles do not include, and is told when they have ended', async ({
  page,
  watch
}) => {
  await page.goto(at('/', host))
  const account = await signUp(page, host, '访客')
  for (const path of ['/desk', '/desk/entries']) {
    await page.goto(at(path, host))
    await expect(page).toHaveURL(at('/', host))
  }

  await grantRole(account, 'author')
  await page.goto(at('/desk/entries', host))
  await expect(page.locator('.desk-table, .desk-notice').first()).toBeVisible()
  // The router of the desk does not render a page for other roles, and leaves it to the edge.
  await page.evaluate(() => history.pushState({}, '', '/desk/people'))
  await expect(page).toHaveURL(at('/', host))

  // An open desk cannot know that the roles have ended until a service answers.
  await page.goto(at('/desk/entries', host))
  const media = page.getByRole('navigation', { name: t('desk_navigation') }).getByRole('link', { name: t('media_title') })
  await expect(media).toBeVisible()
  await signUp(page, host, '访客')
  watch.expectError(/status of 404/)
  await media.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('media_title'))
  const notice = page.locator('.desk-notice').filter({ hasText: t('desk_no_access') })
  await expect(page.getByRole('button', { name: t('desk_retry') })).toHaveCount(0)
  await notice.getByRole('link', { name: t('desk_to_start') }).click()
  await expect(page).toHaveURL(at('/', host))
})
