import english from '../../src/cases/overview/en-US.ts'
import chinese from '../../src/cases/overview/zh-CN.ts'
import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

const sites = [
  [
    'Chinese',
    'localhost',
    chinese.industries.finance,
    zh('customers_guarantee_circle_name'),
    zh('customers_closed_bridge_name'),
    chinese.list.sample
  ],
  [
    'English',
    'www.galaxy.localhost',
    english.industries.finance,
    en('customers_guarantee_circle_name'),
    en('customers_closed_bridge_name'),
    english.list.sample
  ]
] as const

const [, host, industry, kept, dropped, sample] = sites[1]

test('the cases are filtered by the address, in list and figure, and lead to each case', async ({ page }) => {
  await open(page, '/customer', host)
  const list = page.locator('#cases')
  const found = page.locator('.cases-figure .g-on-found')
  await expect(list.getByRole('link', { name: dropped })).toBeVisible()
  await expect(found).toHaveCount(0)

  await list.getByRole('link', { name: industry, exact: true }).click()
  await expect(page).toHaveURL(/[?&]industry=finance/)
  await expect(list.getByRole('link', { name: dropped })).toHaveCount(0)
  await expect(found).toHaveCount(2)

  await page.reload()
  await list.getByRole('link', { name: kept }).click()
  await expect(page).toHaveURL(/\/customer\/details\?id=guarantee-circle$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(sample).first()).toBeVisible()
  await expect(page.locator('.case-figure path').first()).toBeVisible()
})
