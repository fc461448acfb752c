import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Findings that keep somebody from using the page, each with where it is. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Colours are judged as they come to rest.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`))
}
