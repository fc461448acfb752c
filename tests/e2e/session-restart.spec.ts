import { type LocalSite, serveSite } from '../../scripts/local-site.ts'
import { modalOf, userButton } from '../support/account-forms.ts'
import { sites } from '../support/accounts.ts'
import { expect, test, untilHydrated } from '../support/browser.ts'
import { hashCheaply } from '../support/cheap-hashes.ts'
import { actionOf, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

const [, zh] = sites[0]
const log = () => {}
const shared = process.env.SITE_PORT
const state = process.env.SITE_RESTART_STATE ?? ''
let site: LocalSite

// A separate site, because it is shut down during the test.
test.beforeAll(async () => {
  site = await serveSite({ port: 0, state, configure: hashCheaply, log })
  process.env.SITE_PORT = site.address.port
})

test.afterAll(async () => {
  process.env.SITE_PORT = shared
  await site.close()
})

test('while the server is away nobody is logged out and nothing typed is lost; afterwards the session goes on', async ({
  page,
  watch
}) => {
  // A server shutdown also interrupts prefetches of the page.
  watch.expectError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_INCOMPLETE_CHUNKED_ENCODING/)
  await openUserCenter(page, 'localhost', '王小明')
  const row = rowOf(page, zh('account_company'))
  await actionOf(row, zh('user_center_change')).click()
  await row.locator('[name=value]').fill('写了一半的公司')

  await site.close()
  await submitOf(row).click()
  await expect(page.getByText(zh('api_unreachable'))).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
  await expect(userButton(page, zh, '王小明')).toBeVisible()

  site = await serveSite({ port: Number(site.address.port), state, configure: hashCheaply, log })
  await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
  await submitOf(row).click()
  await expect(row.locator('.user-center-is')).toHaveText('写了一半的公司')
  await untilHydrated(page, () => page.reload())
  await expect(page.getByRole('heading', { level: 1, name: '王小明' })).toBeVisible()
})
