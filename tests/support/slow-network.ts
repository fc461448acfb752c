import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Milliseconds that an exchange takes: a call of an API, whose answer decides what is shown next, and a script. */
const delays = { call: 1000, script: 300 }

/** In a run of `npm test -- --slow-network`, slows the page's calls and scripts down. */
export async function slowDown(page: Page): Promise<void> {
  if (process.env.TEST_NETWORK !== 'slow') return
  await page.route(/\/api\/|\/assets\/[^?]*\.js/, async (route) => {
    await setTimeout(route.request().url().includes('/api/') ? delays.call : delays.script)
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined)
  })
}
