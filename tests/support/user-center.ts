import { expect, type Locator, type Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { type Host, open } from './browser.ts'

/**
 * Registers an account, opens its user center and waits until the sections are loaded; returns the identifier, a phone
 * number by default.
 */
export async function openUserCenter(page: Page, host: Host, name: string, identifier?: string): Promise<string> {
  const phone = await signUp(page, host, name, identifier)
  await open(page, '/user', host)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Elements still move while a section loads, so a click could miss them.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  return phone
}

/** The row of a setting, by its label. */
export const rowOf = (page: Page, label: string): Locator =>
  page.locator('.user-center-row').filter({ has: page.getByRole('heading', { level: 3, name: label, exact: true }) })

/** The button that opens the form of a row. */
export const actionOf = (row: Locator, name: string): Locator => row.locator('.user-center-actions').getByRole('button', { name })

/** The submit button of a row's form. */
export const submitOf = (row: Locator): Locator => row.locator('form [type=submit]')

/** The entries of the security log, newest first. */
export const eventsOf = (page: Page): Locator => page.locator('#security-log .user-center-event')

/** Submits, and expects the field to show the refusal and take the focus. */
export async function expectRefusal(row: Locator, field: string, message: string): Promise<void> {
  await submitOf(row).click()
  const input = row.locator(`[name=${field}]`)
  await expect(input).toHaveAccessibleDescription(message)
  await expect(input).toBeFocused()
}
