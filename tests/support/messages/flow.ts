import type { Locator, Page } from '@playwright/test'
import type { Copy } from '../copy.ts'
import type { Language, MessageId } from './table.ts'

export const hosts = { 'zh-CN': 'localhost', 'en-US': 'www.galaxy.localhost' } as const

export interface MessageContext {
  page: Page
  /** What buttons and rows are called, to find them by; never the messages. */
  t: Copy
  host: (typeof hosts)[Language]
}

/** A message, and how it comes about; returns the part of the page in which it has to be read. */
export type Step = readonly [message: MessageId, cause: (context: MessageContext) => Promise<Locator>]

export interface MessageFlow {
  name: string
  enter: (context: MessageContext) => Promise<unknown>
  steps: (language: Language) => Step[]
  /** What the console says of it on the way, besides requests that failed. */
  errors?: RegExp
}

/** Who is registered on the way. */
export const username = 'Anna'
export const characters = (count: number) => '字'.repeat(count)
export const toasts = (page: Page) => page.locator('.toasts')
export const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

/** Fills a field, leaves it for what comes next in its form, and returns it with its message. */
export async function leave(form: Locator, name: string, value: string): Promise<Locator> {
  const field = form.locator(`.field:has([name=${name}])`)
  await field.locator('input').fill(value)
  await field.locator('input').press('Tab')
  return field
}

/** Does what makes a call, and waits for its answer, however long a busy machine takes over a password. */
export async function answered(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/galaxy/${call}`))
  await act()
  await answer
}
