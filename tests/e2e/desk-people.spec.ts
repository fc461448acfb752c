import type { Page } from '@playwright/test'
import { fillLogin, newPhone } from '../support/account-forms.ts'
import { callPassport, grantRole, logInByApi, signUp, signUpAndLogOut } from '../support/accounts.ts'
import { seriousFindings } from '../support/axe.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { expectToFit } from '../support/layout.ts'

const zh = copyOf('zh-CN')
const en = copyOf('en-US')

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** The row of a person or an invitation, by its heading. */
const rowOf = (page: Page, heading: string | RegExp) =>
  page.locator('.people-item').filter({ has: page.getByRole('heading', { level: 3, name: heading }) })

/** The link of the newest invitation to the phone number, from the outbox. */
async function invitationLink(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(at('/__outbox/messages'), { maxRetries: 2 })
  const messages: { to: string; text: string }[] = await answer.json()
  const link = /http:\S+#invitation=\S+/.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0]
  if (!link) throw new Error(`no invitation was sent to ${to}`)
  return link
}

/** Expects an entry of the audit log, which all tests write to. */
const expectEntry = (page: Page, text: string) =>
  expect(page.locator('.audit-list > li').filter({ hasText: text })).toHaveCount(1)

test('an admin made by command invites a colleague, who accepts, and what both did is in the log', async ({ page }) => {
  const host = 'localhost'
  const colleague = await signUpAndLogOut(page, host, '林月如')
  const admin = await signUp(page, host, '王若溪')
  await open(page, '/user')
  await expect(page.getByRole('heading', { level: 1, name: '王若溪' })).toBeVisible()
  await expect(page.getByRole('link', { name: zh('user_center_desk') })).toHaveCount(0)
  const menu = page.getByRole('button', { name: zh('shell_account_of', { name: '王若溪' }) })
  await menu.click()
  const inMenu = page.locator('.hd-user-menu').getByRole('link', { name: zh('shell_desk') })
  await expect(inMenu).toHaveCount(0)
  await grantRole(admin, 'admin')
  await open(page, '/user')
  await menu.click()
  await expect(inMenu).toHaveAttribute('href', '/desk')
  await page.getByRole('link', { name: zh('user_center_desk') }).click()
  await page
    .getByRole('navigation', { name: zh('desk_navigation') })
    .getByRole('link', { name: zh('desk_people_name') })
    .click()
  await expect(rowOf(page, /王若溪/)).toContainText(zh('desk_people_self'))

  // Without a role nothing is sent.
  await page.getByLabel(zh('desk_people_invite_to')).fill(colleague)
  const send = page.getByRole('button', { name: zh('desk_people_invite_send') })
  await send.click()
  await expect(page.getByText(zh('field_roles'))).toBeVisible()
  await page.getByLabel(new RegExp(`^${zh('desk_role_staff')}`)).check()
  await send.click()
  await expect(page.getByText(zh('desk_people_invited', { to: masked(colleague) }))).toBeVisible()
  await expect(rowOf(page, masked(colleague))).toContainText('王若溪')
  expect(await seriousFindings(page)).toEqual([])

  // The colleague opens the link before logging in, which the page then asks for.
  // A page that still asks who is logged in would be told that the login has ended.
  await page.goto('about:blank')
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  const link = await invitationLink(page, colleague)
  await page.goto(link)
  await expect(page.getByText(zh('account_invited'))).toBeVisible()
  await fillLogin(page, colleague)
  await expect(page.getByRole('heading', { name: zh('user_center_invitation_title') })).toBeVisible()
  expect(await seriousFindings(page, '.user-center-invitation')).toEqual([])
  await page.getByRole('button', { name: zh('user_center_invitation_accept') }).click()
  await expect(page).toHaveURL(at('/desk'))
  await expect(page.getByRole('heading', { level: 1, name: zh('desk_name') })).toBeVisible()
  await expect(page.getByRole('link', { name: zh('desk_people_name') })).toHaveCount(0)
  await open(page, '/desk/people')
  await expect(page).toHaveURL(at('/'))

  await page.goto('about:blank')
  await callPassport(page, host, 'user/logout')
  await logInByApi(page, host, admin)
  await page.goto(at('/desk/people'))
  const row = rowOf(page, '林月如')
  await row.getByRole('button', { name: zh('desk_people_change') }).click()
  await row.getByLabel(new RegExp(`^${zh('desk_role_author')}`)).check()
  await row.getByRole('button', { name: zh('desk_people_save') }).click()
  await expect(page.getByText(zh('desk_people_changed', { name: '林月如' }))).toBeVisible()
  await expect(row.locator('.people-roles')).toContainText(zh('desk_role_author'))
  await expect(row.getByRole('button', { name: zh('desk_people_change') })).toBeFocused()

  await page.goto(at('/desk/audit'))
  const [author, staff] = [zh('desk_role_author'), zh('desk_role_staff')]
  await expectEntry(page, `王若溪${zh('desk_audit_role_granted', { name: '林月如', role: author })}`)
  await expectEntry(page, `林月如${zh('desk_audit_accepted', { roles: staff })}`)
  await expectEntry(page, `王若溪${zh('desk_audit_invited', { to: masked(colleague), roles: staff })}`)
  expect(await seriousFindings(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('people, invitations and the log are used by keyboard, in English', async ({ page }) => {
    const host = 'www.galaxy.localhost'
    const admin = await signUp(page, host, 'Amelia')
    await grantRole(admin, 'admin')
    await page.goto(at('/desk/people', host))
    const change = rowOf(page, /Amelia/).getByRole('button', { name: en('desk_people_change') })
    await change.press('Enter')
    const save = page.getByRole('button', { name: en('desk_people_save') })
    await expect(save).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(save).toHaveCount(0)
    await expect(change).toBeFocused()

    const to = newPhone()
    await page.getByLabel(en('desk_people_invite_to')).focus()
    await page.keyboard.type(to)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    const row = rowOf(page, masked(to))
    await expect(row).toContainText(en('desk_role_author'))
    await row.getByRole('button', { name: en('desk_people_revoke_of', { to: masked(to) }) }).press('Enter')
    await expect(row.getByText(en('desk_people_revoke_question'))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: en('desk_people_invitations') })).toBeFocused()
    await expectToFit(page, 390)

    await page.goto(at('/desk/audit', host))
    await expect(page.locator('.audit-tabs [aria-current]')).toHaveText(en('desk_audit_people'))
    await expectEntry(page, en('desk_audit_invitation_revoked', { to: masked(to) }))
    expect(await seriousFindings(page)).toEqual([])
    await expectToFit(page, 390)
    const logs = page.getByRole('navigation', { name: en('desk_audit_logs') })
    await logs.getByRole('link', { name: en('desk_audit_exam') }).press('Enter')
    await expect(page).toHaveURL(at('/desk/audit?log=exam', host))
    await expect(logs.getByRole('link', { name: en('desk_audit_exam') })).toHaveAttribute('aria-current', 'page')
  })
})
