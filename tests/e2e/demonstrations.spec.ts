import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { at, delayRequests, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { tabAndEnter } from '../support/keyboard.ts'

/* Each product leads with a piece of its own to try; without scripts its picture stands. */

const host = 'www.galaxy.localhost'
const pages = ['/product/database', '/giProduct', '/graphRag', '/integrated', '/product/GalaxyWeaver'] as const
/** Those whose code is fetched when the piece is in sight or used. */
const live = pages.slice(1)
// The shared frame of the pieces, `demonstration-frame`, is a script of their pages.
const code = /\/assets\/demonstration-[\w-]{8}\.js/

const piece = (page: Page) => page.locator('.demonstration')

/** Opens a page and waits until its piece is live. */
async function openLive(page: Page, path: string, where: typeof host | 'localhost' = host): Promise<void> {
  await open(page, path, where)
  // The database's runs when it is pressed.
  if (path === '/product/database') return
  await expect(piece(page).locator('[data-served]')).toHaveCount(0)
}

test('tables become a graph row by row, and a rejected row is accepted once its account is there', async ({ page }) => {
  await openLive(page, '/product/GalaxyWeaver')
  const counts = piece(page).getByRole('status')
  await expect(counts).toHaveText('Rows read: 12. Vertices: 7. Edges: 8. Rejected: 1.')
  await tabAndEnter(piece(page).getByRole('button', { name: 'Map row by row' }))
  await expect(counts).toHaveText('Rows read: 1. Vertices: 1. Edges: 0. Rejected: 0.')
  await piece(page).getByRole('button', { name: 'Map the next row' }).click()
  await expect(counts).toContainText('Rows read: 2.')
  await piece(page).getByRole('button', { name: 'id A1 holder C1' }).click()
  await expect(piece(page).locator('code')).toHaveText('(C1:Customer)-[:HOLDS]->(A1:Account)')
  await piece(page).getByRole('button', { name: 'Map all rows' }).click()
  await piece(page).getByRole('button', { name: 'from A2 to A9 amount 900' }).click()
  await piece(page).getByRole('button', { name: 'Add account A9' }).click()
  await expect(counts).toHaveText('Rows read: 13. Vertices: 8. Edges: 10. Rejected: 0.')
})

test('an appliance is sized by the visitor’s numbers, and a number out of range is refused', async ({ page }) => {
  await openLive(page, '/integrated')
  const amount = (part: string) => piece(page).getByRole('listitem').filter({ hasText: part }).locator('.sizing-amount')
  await expect(amount('Disk')).toHaveText('310 GB')
  await piece(page).getByLabel('Edges', { exact: true }).fill('0')
  await expect(amount('Disk')).toHaveText('21.6 GB')
  await expect(piece(page).getByText('(100M × 72 + 0 × 96) bytes × 3', { exact: true })).toBeVisible()
  await piece(page).getByLabel('Processor time per query').fill('60')
  await expect(amount('Processor')).toHaveText('Cores: 20')
  const copies = piece(page).getByLabel('Replicas')
  await copies.fill('0')
  await expect(copies).toHaveAccessibleDescription('Enter a number from 1 to 9.')
  await expect(amount('Disk')).toHaveText('–')
})

test('an answer cites its passages, and without evidence there is none', async ({ page }) => {
  await openLive(page, '/graphRag')
  const answer = piece(page).locator('.retrieval-answer')
  await expect(answer).toContainText('O-18 and O-21')
  await answer.getByRole('button', { name: 'Source: passage 4' }).click()
  await expect(piece(page).getByRole('button', { pressed: true, name: /Order O-18/ })).toBeVisible()
  await expect(piece(page).locator('.g-found')).toHaveCount(1)
  await piece(page).getByRole('radio', { name: 'Similarity only' }).check()
  await expect(answer).toContainText('No passage that was found names an order.')
  await piece(page).getByRole('radio', { name: 'Graph and text' }).check()
  await piece(page)
    .getByRole('radio', { name: /Line 2/ })
    .check()
  await expect(answer).toContainText('Line 2 is not in the graph')
})

test('an investigation expands vertex by vertex until the money returns, by kind and by day', async ({ page }) => {
  await openLive(page, '/giProduct')
  const finding = piece(page).getByRole('status')
  await expect(finding).toHaveText('Vertices: 5, edges: 4. Expand further to follow the money.')
  await tabAndEnter(piece(page).getByRole('button', { name: 'Account A2' }))
  await piece(page).getByRole('button', { name: 'Account A4' }).click()
  await expect(finding).toHaveText('The money returns to A1: A1 → A2 → A3 → A4 → A1, from Sep 2 to Sep 6.')
  await expect(piece(page).locator('.investigation-evidence .is-found')).toHaveCount(4)
  const days = piece(page).getByRole('slider')
  await days.focus()
  await page.keyboard.press('Home')
  await expect(days).toHaveAttribute('aria-valuetext', 'Sep 1')
  await expect(finding).toHaveText('Vertices: 2, edges: 1. Expand further to follow the money.')
  await page.keyboard.press('End')
  await piece(page).getByRole('checkbox', { name: 'transfer' }).uncheck()
  await expect(piece(page).getByRole('button', { name: 'Account A2' })).toBeHidden()
  await piece(page).getByRole('button', { name: 'Start over' }).click()
  await expect(finding).toContainText('Vertices: 5')
})

test('the query of the database shows its plan below its answer, and runs with it', async ({ page }) => {
  await open(page, '/product/database', host)
  const rows = piece(page).locator('.q-plan-table tbody tr')
  await expect(rows).toHaveCount(8)
  await piece(page)
    .getByRole('button', { name: copyOf('en-US')('queries_run_and_edit') })
    .click()
  await expect(piece(page).locator('.q-inline .q-plan-table tbody tr')).toHaveCount(8)
})

test('the code of a piece is not among the scripts of its page', async ({ request }) => {
  for (const path of live) {
    const html = await (await request.get(at(path))).text()
    const [, list = '[]'] = /<script[^>]+data-late-scripts[^>]*>([^<]+)/.exec(html) ?? []
    expect(JSON.parse(list).length).toBeGreaterThan(0)
    expect(list).not.toMatch(code)
  }
})

test('what is pressed before the code is there is repeated, and a number that was entered stays', async ({ page }) => {
  const release = await delayRequests(page, code)
  await open(page, '/product/GalaxyWeaver', host)
  await piece(page).getByRole('button', { name: 'Map row by row' }).click()
  await expect(piece(page).getByRole('status')).toContainText('Rows read: 12.')
  release()
  await expect(piece(page).getByRole('status')).toContainText('Rows read: 1.')
})

test('a number that is entered before the code is there counts', async ({ page }) => {
  const release = await delayRequests(page, code)
  await open(page, '/integrated', host)
  const edges = piece(page).getByLabel('Edges', { exact: true })
  await edges.fill('0')
  release()
  await expect(piece(page).getByText('21.6 GB')).toBeVisible()
  await expect(edges).toBeFocused()
  await expect(edges).toHaveValue('0')
})

test('a piece whose code does not arrive stays as its picture', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/)
  await page.route(code, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await open(page, '/giProduct', host)
  await failed
  await expect(piece(page).getByRole('status')).toHaveText('Vertices: 5, edges: 4. Expand further to follow the money.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture of each piece stands, and nothing in it asks to be used', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(at(path))
        await expect(piece(page).locator('.drawing, .sizing-machine').first()).toBeVisible()
        await expect(piece(page).locator('.btn, .demonstration-hint, [type=range]').filter({ visible: true })).toHaveCount(0)
      })
    }
  })
})

for (const where of ['localhost', host] as const) {
  test(`each piece fits a phone and is accessible in both themes, on ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of pages) {
      await test.step(path, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await openLive(page, path, where)
          expect(await seriousFindings(page, '.demonstration')).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        }
      })
    }
  })
}
