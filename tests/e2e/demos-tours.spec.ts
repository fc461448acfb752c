import { at, expect, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { fraudDemo, headline, openDemo, rows } from '../support/demos.ts'
import { pageFolders } from '../support/page-folders.ts'

const host = 'www.galaxy.localhost'
const t = copyOf('en-US')

test('the tour sets parameters and selects what it speaks of', async ({ page }) => {
  await openDemo(page, fraudDemo)
  const before = Date.now()
  await page.getByRole('button', { name: t('demos_tour_start') }).click()
  await expect(page.locator('.demo-tour')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  // Five seconds on the machine of a visitor; the machine of a test may be five times slower.
  expect(Date.now() - before).toBeLessThan(25_000)
  const next = page.getByRole('button', { name: t('demos_tour_next'), exact: true })
  await next.click()
  await expect(page.locator('.demo-why h3')).toHaveText(t('demos_why', { vertex: 'A076' }))
  await next.click()
  await next.click()
  await expect(page).toHaveURL(/shortest=2/)
  await page.getByRole('button', { name: t('demos_tour_end') }).click()
  await expect(page.locator('.demo-tour')).toHaveCount(0)
})

test('after the tour, the edits and parameters from before it are there again', async ({ page }) => {
  await openDemo(page, `${fraudDemo}&longest=5`)
  await rows(page).first().getByRole('button').click()
  await page.getByRole('button', { name: t('demos_remove_vertex') }).click()
  const changes = page.getByText(t('demos_changes', { count: 1 }), { exact: true })
  await expect(changes).toBeVisible()
  const [address, edited] = [page.url(), await headline(page).textContent()]
  await page.getByRole('button', { name: t('demos_tour_start') }).click()
  await expect(changes).toBeHidden()
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: t('demos_tour_next'), exact: true }).click()
  await expect(page).toHaveURL(/shortest=2/)
  await page.getByRole('button', { name: t('demos_tour_end') }).click()
  await expect(page).toHaveURL(address)
  await expect(headline(page)).toHaveText(edited ?? '')
  await expect(changes).toBeVisible()
})

test('on a phone, each step of the tour is in sight together with the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, fraudDemo)
  await page.getByRole('button', { name: t('demos_tour_start') }).click()
  const next = page.getByRole('button', { name: t('demos_tour_next'), exact: true })
  for (let step = 1; step <= 4; step += 1) {
    await expect(page.locator('.demo-tour [role=status]')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.demo-drawing')).toBeInViewport({ ratio: 0.9 })
    if (step < 4) await next.click()
  }
})

test('the button of the tour shares its line with the headline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const type of pageFolders('demos')) {
    await page.goto(at(`/product/onlinedemo?type=${type}`, host))
    const [button, title] = [page.locator('.demo-tour-start'), headline(page)]
    const [ofButton, ofTitle] = await Promise.all([button.boundingBox(), title.boundingBox()])
    if (!ofButton || !ofTitle) throw new Error(`${type} has no tour`)
    const middle = ofButton.y + ofButton.height / 2
    expect([type, middle > ofTitle.y && middle < ofTitle.y + ofTitle.height]).toEqual([type, true])
  }
})
