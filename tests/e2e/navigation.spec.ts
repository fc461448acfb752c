import type { Locator } from '@playwright/test'
import fraud from '../../src/solutions/fraud/menu.ts'
import knowledge from '../../src/solutions/knowledge/menu.ts'
import { at, expect, open, test } from '../support/browser.ts'
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
  await press('End', panel.getByRole('link').last())
  await press('ArrowDown', link('nav_product_database'))
  await press('h', named('Hybrid RAG'))
  await press('Home', link('nav_product_database'))
  await press('Escape', menu('nav_product'))
  await expect(panel).toHaveCount(0)

  // A mega menu: through its columns, and from an outer one to the menu beside it.
  await press('ArrowRight', menu('nav_solutions'))
  await press('ArrowUp', panel.getByRole('link').last())
  await press('Home', named(knowledge.name['en-US']))
  await press('ArrowRight', named(fraud.name['en-US']))
  await press('ArrowLeft', named(knowledge.name['en-US']))
  await press('ArrowLeft', menu('nav_product'))
  await expect(panel).toHaveCount(0)
  await press('ArrowRight', menu('nav_solutions'))
  await press('ArrowDown', named(knowledge.name['en-US']))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/demogallery/details?type=knowledge', 'www.galaxy.localhost'))
  await expect(panel).toHaveCount(0)
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
  const solution = sheet.getByRole('link', { name: knowledge.name['zh-CN'], exact: true })
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
