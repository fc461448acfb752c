import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalSite, prepareDatabases, serveSite } from '../../scripts/local-site.ts'
import { sites } from '../support/accounts.ts'
import { alive, expect, test } from '../support/browser.ts'
import { modalOf, userButton } from '../support/people.ts'
import { actionOf, openUserCenter, rowOf, submitOf } from '../support/user-center.ts'

const [, zh] = sites[0]
const log = () => {}
const shared = process.env.SITE_PORT
let state: string
let site: LocalSite

// A site of its own, which no other test needs while it is down.
test.beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'galaxy-restart-'))
  await prepareDatabases(state)
  site = await serveSite({ port: 0, state, log })
  process.env.SITE_PORT = site.address.port
})

test.afterAll(async () => {
  process.env.SITE_PORT = shared
  await site.close()
  await rm(state, { recursive: true, force: true })
})

test('while the server is away nobody is logged out and nothing typed is lost; afterwards the session goes on', async ({
  page,
  watch
}) => {
  // A server that goes away also cuts short what the page was prefetching.
  watch.expectTrouble(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_INCOMPLETE_CHUNKED_ENCODING/)
  await openUserCenter(page, 'localhost', '王小明')
  const row = rowOf(page, zh('account_company'))
  await actionOf(row, zh('user_center_change')).click()
  await row.locator('[name=value]').fill('写了一半的公司')

  await site.close()
  await submitOf(row).click()
  await expect(page.getByText(zh('api_unreachable'))).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
  await expect(userButton(page, zh, '王小明')).toBeVisible()

  site = await serveSite({ port: Number(site.address.port), state, log })
  await expect(row.locator('[name=value]')).toHaveValue('写了一半的公司')
  await submitOf(row).click()
  await expect(row.locator('.user-center-is')).toHaveText('写了一半的公司')
  await alive(page, () => page.reload())
  await expect(page.getByRole('heading', { level: 1, name: '王小明' })).toBeVisible()
})
