import type { Locator } from '@playwright/test'
import { signUp } from '../support/accounts.ts'
import { at, delayRequests, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

test('the menus of the header are opened, gone through and closed by key', async ({ page }) => {
  await open(page, '/demogallery', 'www.galaxy.localhost')
  const bar = page.getByRole('navigation', { name: en('shell_navigation') })
  const menu = (name: string) => bar.getByRole('button', { name: en(name), exact: true })
  const named = (name: string) => bar.getByRole('link', { name, exact: true })
  const link = (name: string) => named(en(name))
  const panel = bar.locator('.nav-panel')
  const press = async (key: string, focused: Locator) => {
    await page.keyboard.press(key)
    await expect(focused).toBeFocused()
  }
  await expect(bar.locator('[aria-current]')).toHaveText(en('nav_solutions'))

  // A dropdown.
  await menu('nav_product').focus()
  await press('ArrowDown', link('nav_product_database'))
  await expect(menu('nav_product')).toHaveAttribute('aria-expanded', 'true')
  await press('ArrowDown', link('nav_product_editions'))
  await press('End', panel.locator('[data-position]').last())
  await press('ArrowDown', link('nav_product_database'))
  await press('h', named('Hybrid RAG'))
  await press('Home', link('nav_product_database'))
  await press('Escape', menu('nav_product'))
  await expect(panel).toHaveCount(0)

  // A mega menu: through its columns, and from an outer one to the menu beside it.
  await press('ArrowRight', menu('nav_solutions'))
  await press('ArrowUp', panel.locator('[data-position]').last())
  await press('Home', link('nav_solution_knowledge'))
  await press('ArrowRight', link('nav_solution_fraud'))
  await press('ArrowLeft', link('nav_solution_knowledge'))
  await press('ArrowLeft', menu('nav_product'))
  await expect(panel).toHaveCount(0)
  await press('ArrowRight', menu('nav_solutions'))
  await press('ArrowDown', link('nav_solution_knowledge'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/demogallery/details?type=knowledge', 'www.galaxy.localhost'))
  await expect(panel).toHaveCount(0)
})

test('a mega menu features a figure that leads to its page, and the products lead to the list of all', async ({ page }) => {
  await open(page, '/demogallery')
  const bar = page.getByRole('navigation', { name: zh('shell_navigation') })
  const menu = (name: string) => bar.getByRole('button', { name: zh(name), exact: true })
  const figure = bar.locator('.nav-figure').getByRole('link')
  for (const [name, path] of [
    ['nav_solutions', '/demogallery/details?type=credit'],
    ['nav_resources', '/report/ldbc']
  ] as const) {
    await menu(name).click()
    await expect(figure).toHaveAttribute('href', path)
    await expect(figure.locator('.drawing path').first()).toBeVisible()
  }
  await page.keyboard.press('ArrowUp')
  await expect(bar.locator('.nav-panel [data-position]').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(figure).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/report/ldbc'))
  await expect(figure).toHaveCount(0)

  await menu('nav_product').click()
  await bar.getByRole('link', { name: zh('nav_all_products') }).click()
  await expect(page).toHaveURL(at('/#platform'))
  await expect(page.locator('#platform h2')).toBeInViewport()
})

test('a dropdown is 250 pixels wide, and a mega menu 1200', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/demogallery')
  const bar = page.getByRole('navigation', { name: zh('shell_navigation') })
  const panel = bar.locator('.nav-panel')
  for (const [name, width] of [
    ['nav_product', 250],
    ['nav_solutions', 1200],
    ['nav_resources', 1200],
    ['nav_company', 250]
  ] as const) {
    await bar.getByRole('button', { name: zh(name), exact: true }).click()
    await expect(panel).toHaveCount(1)
    expect([name, await panel.evaluate((element) => element.getBoundingClientRect().width)]).toEqual([name, width])
  }
})

test('a menu clicked before the scripts have arrived opens with them', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto(at('/aboutus'), { waitUntil: 'commit' })
  const menu = page.getByRole('navigation', { name: zh('shell_navigation') }).getByRole('button', { name: zh('nav_resources') })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('the sheet of a phone opens at the section of the page, and its accordions by key', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/demogallery')
  const burger = page.getByRole('button', { name: zh('shell_menu'), exact: true })
  const sheet = page.getByRole('dialog', { name: zh('shell_menu'), exact: true })
  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await expect(sheet.locator('summary[aria-current]')).toHaveText(zh('nav_solutions'))
  await expect(sheet.locator('a[aria-current]')).toHaveText(zh('nav_all_solutions'))
  const solution = sheet.getByRole('link', { name: zh('nav_solution_knowledge'), exact: true })
  const database = sheet.getByRole('link', { name: zh('nav_product_database'), exact: true })
  await expect(solution).toBeVisible()

  await sheet.getByText(zh('nav_product'), { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(database).toBeVisible()
  await expect(solution).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(database).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(burger).toBeFocused()

  // A page that is not the main link of its section.
  await open(page, '/partner/connect')
  await burger.click()
  await expect(sheet.locator('[aria-current]')).toHaveText(zh('nav_partners'))
})

test('on a phone the menu of a logged-in visitor begins with the user center', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, 'localhost', '王小明')
  await open(page, '/demogallery')
  await page.getByRole('button', { name: zh('shell_menu'), exact: true }).click()
  const first = page.getByRole('dialog').locator('.psheet-body :is(a, summary, button)').first()
  await expect(first).toHaveText(zh('shell_user_center'))
  await first.click()
  await expect(page).toHaveURL(at('/user'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page that a link opens is at its top at once, and its title is told to screen readers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/demogallery')
  const link = page.locator('main a[href^="/demogallery/details"]').last()
  // Recording begins two frames later, when the event of this scrolling is over.
  await link.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' })
    element.focus({ preventScroll: true })
  })
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900)
  const title = await page.title()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const seen: number[] = []
    Reflect.set(window, 'seen', seen)
    addEventListener('scroll', () => seen.push(scrollY))
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demogallery\/details/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([0])
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('p[aria-live=polite]').first()).toHaveText(await page.title())
})
