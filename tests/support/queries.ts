import type { Locator } from '@playwright/test'

/** Types a query and runs it by key. */
export async function runQuery(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Control+Enter')
}
