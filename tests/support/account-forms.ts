import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { at } from './browser.ts'
import type { Copy } from './copy.ts'

export const password = 'correct-horse'

/** A phone number that no other account has. */
export const newPhone = () => `1${randomInt(30, 99)}${String(randomInt(100_000_000)).padStart(8, '0')}`
export const newEmail = () => `${newPhone()}@example.com`

/** The account modal. */
export const modalOf = (page: Page): Locator => page.locator('dialog[open][aria-labelledby="account-title"]')

/** The newest code sent to an identifier, from the outbox. */
export async function codeFor(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(at('/__outbox'), { headers: { Accept: 'application/json' }, maxRetries: 2 })
  const sent: { to: string; code: string }[] = await answer.json()
  const code = sent.find((entry) => entry.to === to)?.code
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}

/** Makes the codes sent to an identifier two minutes older, so that another one can be requested. */
export async function ageCodes(to: string): Promise<void> {
  const answer = await fetch(process.env.SITE_CODE_AGING ?? '', { method: 'POST', body: to })
  if (!answer.ok) throw new Error(`the codes were not aged: ${answer.status}`)
}

/** Pastes a text into a field with the keyboard; the context needs permission for the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.focus()
  await field.press('ControlOrMeta+v')
}

/** Fills in the registration form, including a code from the outbox, and accepts the agreement. */
export async function fillRegistration(page: Page, t: Copy, identifier: string, username = 'Wang Xiaoming'): Promise<void> {
  const modal = modalOf(page)
  await modal.locator('[name=phonemail]').fill(identifier)
  await modal.getByRole('button', { name: t('account_code_get') }).click()
  await expect(page.getByText(t('account_code_sent'))).toBeVisible()
  await modal.locator('[name=authCode]').fill(await codeFor(page, identifier))
  await modal.locator('[name=password]').fill(password)
  await modal.locator('[name=conPwd]').fill(password)
  await modal.locator('[name=username]').fill(username)
  await modal.locator('[name=firmName]').fill('某公司')
  await modal.locator('[name=duty]').fill('工程师')
  await modal.locator('[name=use]').fill('学习')
  await modal.locator('[name=isAgree]').check()
}

/** Opens the registration panel from the header's login. */
export async function openRegistration(page: Page, t: Copy): Promise<Locator> {
  const modal = await openLogin(page, t)
  await modal.getByRole('button', { name: t('account_go_register') }).click()
  return modal
}

export async function openLogin(page: Page, t: Copy): Promise<Locator> {
  await loginButton(page, t).click()
  await expect(modalOf(page)).toBeVisible()
  return modalOf(page)
}

/** Logs in through the form in the header. */
export async function logIn(page: Page, t: Copy, identifier: string, typed = password): Promise<void> {
  await openLogin(page, t)
  await fillLogin(page, identifier, typed)
}

/** Fills in the open login form and submits it. */
export async function fillLogin(page: Page, identifier: string, typed = password): Promise<void> {
  const modal = modalOf(page)
  await modal.locator('[name=phonemail]').fill(identifier)
  await modal.locator('[name=password]').fill(typed)
  await modal.locator('[name=password]').press('Enter')
}

/** Logs out from the header, and expects the confirmation. */
export async function logOut(page: Page, t: Copy, name: string): Promise<void> {
  await userButton(page, t, name).click()
  await page.getByRole('button', { name: t('shell_logout') }).click()
  await expect(loginButton(page, t)).toBeVisible()
  await expect(page.getByText(t('shell_logout_done')).last()).toBeVisible()
}

/** The header's login button, shown to visitors. */
export const loginButton = (page: Page, t: Copy): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('shell_login'), exact: true })

/** The button of the logged-in user. */
export const userButton = (page: Page, t: Copy, name: string): Locator =>
  page.getByRole('button', { name: t('shell_account_of', { name }) })
