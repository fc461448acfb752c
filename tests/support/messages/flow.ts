import type { Locator, Page } from '@playwright/test'
import { messageDuration } from '../../../src/contract/limits.ts'
import type { Copy } from '../copy.ts'
import type { Language, MessageId } from './table.ts'

export const hosts = { 'zh-CN': 'localhost', 'en-US': 'www.galaxy.localhost' } as const

export interface MessageContext {
  page: Page
  /** Looks up the labels of buttons and rows; never the tested messages. */
  t: Copy
  host: (typeof hosts)[Language]
}

/** A message and the action that causes it, which returns the part of the page where the message must appear. */
export type Step = readonly [message: MessageId, cause: (context: MessageContext) => Promise<Locator>]

export interface MessageFlow {
  name: string
  enter: (context: MessageContext) => Promise<unknown>
  steps: (language: Language) => Step[]
  /** Expected console errors, besides failed requests. */
  errors?: RegExp
}

/** Name of the account that the flows register. */
export const username = 'Anna'
export const characters = (count: number) => '字'.repeat(count)
export const toasts = (page: Page) => page.locator('.toasts')
export const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

/** Keeps messages until they are closed, so that a slow machine does not miss one. Other tests check their duration. */
export const keepMessages = (page: Page): Promise<unknown> =>
  page.addInitScript((duration) => {
    const set = window.setTimeout
    const later = (act: () => void, time?: number) => set(act, time === duration ? 2 ** 30 : time)
    Object.defineProperty(window, 'setTimeout', { value: later })
  }, messageDuration)

/** Fills in a field, moves the focus to another one, and returns it with its message. */
export async function leave(form: Locator, name: string, value: string): Promise<Locator> {
  const field = form.locator(`.field:has([name=${name}])`)
  await field.locator('input').fill(value)
  const buttons = await field.locator('button').count()
  // An empty field with a button, as a code's, is not skipped by way of the button.
  if (value === '' && buttons > 0) await field.locator('input').press('Shift+Tab')
  else for (let pressed = 0; pressed <= buttons; pressed++) await form.page().keyboard.press('Tab')
  return field
}

/**
 * Performs an action that makes a call, and waits for the response, which may take long on a busy machine because of the
 * password hash.
 */
export async function answered(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/galaxy/${call}`))
  await act()
  await answer
}
