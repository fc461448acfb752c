import { expect, open, test } from '../support/browser.ts'

const sites = [
  ['Chinese', 'localhost', '金融', '名册三个人，拍板是谁', '桥封了，车已经在路上', '示例案例'],
  [
    'English',
    'www.galaxy.localhost',
    'Finance',
    'Three shareholders, one decision',
    'The bridge is closed, the van is on its way',
    'Sample case'
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
