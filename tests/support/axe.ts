import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page that keeps somebody from using it, each with where it is. A theme changes colors alone, so in
 * the dark one only contrast is looked at.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const light = await findingsIn(page, 'light', axe())
  const dark = await findingsIn(page, 'dark', axe().withRules('color-contrast'))
  return [...light, ...dark]
}

async function findingsIn(page: Page, theme: 'light' | 'dark', axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((name) => {
    // The app follows the system only once it is hydrated.
    document.documentElement.dataset.theme = name
    return Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  }, theme)
  const { violations } = await axe.setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${theme} theme, ${id}: ${target.join(' ')} — ${failureSummary}`)
    )
}
