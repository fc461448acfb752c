import type { Locator, Page } from '@playwright/test'
import { expect, type Host, open } from './browser.ts'

/** The demo of most tests. */
export const fraudDemo = '/product/onlinedemo?type=antifraud'

/** Opens a demo and waits for the run of the browser's own worker. */
export async function openDemo(page: Page, path: string, host: Host = 'www.galaxy.localhost'): Promise<void> {
  await open(page, path, host)
  await expect(page.getByRole('slider')).toBeEnabled()
}

export const headline = (page: Page): Locator => page.locator('.demo-answer h2')
export const rows = (page: Page): Locator => page.locator('.demo-rows tbody tr')
