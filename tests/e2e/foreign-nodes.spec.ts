import type { Page } from '@playwright/test'
import { checkedPages } from '../../src/features/company/accessibility/checks.ts'
import { signUp } from '../support/accounts.ts'
import { at, delayRequests, expect, open, test, untilHydrated } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { type Intruder, insertForeignNodes, seenText } from '../support/foreign-nodes.ts'
import { isFull } from '../support/sizes.ts'

/*
 * Nodes that a translator or an extension inserts before hydration make React render the page anew. Text that the visitor reads
 * must not disappear meanwhile. The tests measure the visible text after each change of the page, so the speed at which files
 * arrive makes no difference.
 */

const t = copyOf('zh-CN')

test.beforeEach(({ watch }) => watch.expectError(/^console warning: The page was rendered anew/))

/** Opens the page with foreign nodes, and expects its text to be there all the time. */
async function expectToKeepText(page: Page, path: string, intruders: readonly Intruder[]): Promise<void> {
  await insertForeignNodes(page, intruders)
  await open(page, path)
  // Parts that are fetched later take their places.
  await page.waitForLoadState('networkidle')
  const { first = 0, least = 0 } = (await seenText(page)) ?? {}
  expect(first, 'the page was changed before hydration').toBeGreaterThan(0)
  // A line that says that data is loading may be longer than the data.
  expect(least).toBeGreaterThan(0.99 * first)
}

/** Each kind of page; in an ordinary run one of each part of the site. */
const shownPages: readonly string[] = Object.values(checkedPages).flatMap((part) => (isFull ? part : part.slice(0, 1)))

for (const path of [...shownPages, '/verify']) {
  test(`${path} keeps its text with nodes of a translator and an extension`, async ({ page, watch }) => {
    if (path.includes('999')) watch.expectError(/404/)
    await expectToKeepText(page, path, ['translator', 'extension'])
  })
}

for (const path of ['/user', '/center/train/GBCA/auth']) {
  test(`${path} keeps its text with nodes of a translator and an extension`, async ({ page }) => {
    await page.goto(at('/privacy'))
    await signUp(page, 'localhost', '王小明')
    await expectToKeepText(page, path, ['translator', 'extension'])
  })
}

for (const intruder of ['translator', 'extension'] as const) {
  test(`with nodes of one ${intruder} the home page keeps its text, and its links and menus work`, async ({ page }) => {
    await expectToKeepText(page, '/', [intruder])
    const bar = page.getByRole('navigation', { name: t('shell_navigation') })
    await bar.getByRole('button', { name: t('nav_product'), exact: true }).click()
    await expect(bar.getByRole('link', { name: t('nav_product_database'), exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    const link = page.locator('main section').last().locator('a[href^="/"]').first()
    const path = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(at(path ?? ''))
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  })
}

test('what is typed before a page with nodes of a translator is hydrated stays, and runs', async ({ page }) => {
  await insertForeignNodes(page, ['translator'])
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto(at('/playground'), { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  const query = page.getByRole('textbox', { name: t('queries_edit') })
  await query.fill('RETURN 6 * 7 AS early')
  await query.press('Control+Enter')
  await untilHydrated(page, async () => release())
  await expect(query).toHaveValue('RETURN 6 * 7 AS early')
  await expect(page.locator('.q-answer').getByRole('columnheader', { name: 'early' })).toBeVisible()
})
