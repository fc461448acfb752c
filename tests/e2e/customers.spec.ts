import english from '../../src/features/customers/copy/en-US.ts'
import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'

const t = copyOf('en-US')
const host = 'www.galaxy.localhost'

test('the cases are filtered by the address; a case has its results, its quote and its solution, and is marked as a sample', async ({
  page
}) => {
  await open(page, '/customer', host)
  const list = page.locator('#cases')
  const [kept, dropped] = ['Review fraud rings, not single accounts', 'Check an outage before you switch']
  await expect(list.getByRole('link', { name: dropped })).toBeVisible()

  await list.getByRole('link', { name: english.industries.finance, exact: true }).click()
  await expect(page).toHaveURL(/[?&]industry=finance/)
  await expect(list.getByRole('link', { name: dropped })).toHaveCount(0)

  await page.reload()
  await list.getByRole('link', { name: kept }).click()
  await expect(page).toHaveURL(/\/customer\/details\?id=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept)
  await expect(page.locator('.page-hero-kicker')).toHaveText(t('page_sample'))
  await expect(page.locator('.case-results dt').first()).toHaveText('6 hops')
  await expect(page.locator('.case-quote')).toContainText('Now we see the ring first')
  await page.locator('.figure-notes').getByRole('link').click()
  await expect(page).toHaveURL(/\/demogallery\/details\?type=fraud$/)
})

test('the former address of a scenario leads to what its solution says about measuring', async ({ page }) => {
  await open(page, '/customer/details?id=line-outage', host)
  await expect(page).toHaveURL(/\/demogallery\/details\?type=power#measure$/)
  await expect(page.locator('#measure')).toBeVisible()
})
