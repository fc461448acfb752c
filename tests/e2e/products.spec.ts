import { at, delayRequests, expect, open, test } from '../support/browser.ts'
import { resize } from '../support/layout.ts'
import { watchShownStates } from '../support/shown-states.ts'

const sites = [
  ['Chinese', 'localhost', ['是什么', '连接与跳', '何时用']],
  ['English', 'www.galaxy.localhost', ['What it is', 'Joins and hops', 'When to use it']]
] as const

const [, host, tabs] = sites[1]

test('the tabs of the explanation are addresses', async ({ page }) => {
  await open(page, '/product', host)
  await expect(page).toHaveURL(/\/product\?name=index$/)
  const nav = page.getByRole('main').getByRole('navigation').filter({ hasText: tabs[0] })
  for (const [index, id] of ['index', 'join', 'fit'].entries()) {
    await nav.getByRole('link', { name: tabs[index], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`\\?name=${id}$`))
    await expect(nav.locator('[aria-current=page]')).toHaveText(tabs[index] ?? '')
    await expect(page.locator(`.prod-${['anatomy', 'hops', 'fit'][index]} circle`).first()).toBeVisible()
  }
  await page.reload()
  await expect(nav.locator('[aria-current=page]')).toHaveText(tabs[2])
})

test('a head fills a tablet, and above 1600 px the page is wider while its text keeps its measure', async ({ page }) => {
  await page.goto(at('/product?name=index', host))
  const hero = page.locator('.page-hero')
  const right = () => hero.locator('.page-hero-lead').evaluate((lead) => Math.round(lead.getBoundingClientRect().right))
  const widths = () =>
    hero.evaluate((head) => ({
      sheet: head.querySelector('.sheet')?.clientWidth,
      isMeasured: (head.querySelector('.page-hero-lead')?.clientWidth ?? 0) < 520
    }))
  await resize(page, { width: 768, height: 900 })
  expect(await right()).toBeGreaterThan(700)
  await resize(page, { width: 1599, height: 900 })
  await expect.poll(widths).toEqual({ sheet: 1198, isMeasured: true })
  await resize(page, { width: 1920, height: 900 })
  await expect.poll(widths).toEqual({ sheet: 1438, isMeasured: true })
})

test('the marked tab is always the one that is shown, however quickly one clicks', async ({ page }) => {
  await open(page, '/product?name=index', host)
  const seen = await watchShownStates(page, { marks: '.tabs', content: 'h1' })
  const tab = (index: number) => page.locator('.tabs').getByRole('link', { name: tabs[index], exact: true })

  // The copy of the second tab is requested and does not arrive yet.
  const release = await delayRequests(page, '**/assets/en-US-*.js')
  await tab(1).click()
  await expect(page).toHaveURL(/\?name=join$/)
  await expect(page.locator('.tabs [aria-current]')).toHaveText(tabs[0])
  release()
  await expect(page.locator('.tabs [aria-current]')).toHaveText(tabs[1])

  for (const index of [2, 0, 1, 0, 2, 1, 2, 0, 1]) await tab(index).click()
  await expect(page).toHaveURL(/\?name=join$/)
  await expect(page.locator('.prod-hops circle').first()).toBeVisible()
  const states = (await seen()) ?? []
  expect(states.length).toBeGreaterThan(1)
  expect(states.length).toBeLessThanOrEqual(tabs.length)
  for (const state of states) expect(tabs.some((name) => state.startsWith(`${name}: `))).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the figure of each page answers to each choice', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    for (const path of ['/product?name=index', '/product?name=join', '/product?name=fit', '/product/whychoosen']) {
      await test.step(path, async () => {
        await page.goto(at(path))
        const choices = page.getByRole('radio')
        const count = await choices.count()
        expect(count).toBeGreaterThan(2)
        for (let index = 0; index < count; index++) {
          await choices.nth(index).check()
          await expect(page.locator(`.pick-on-${index + 1}`).first()).toHaveCSS('opacity', '1')
          await expect(page.locator(`.pick-on:not(.pick-on-${index + 1})`).first()).toHaveCSS('opacity', '0')
        }
      })
    }
  })
})
