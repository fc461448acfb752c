import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signUp } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { modalOf, openLogin, openRegistration } from '../support/people.ts'

/** Findings that keep somebody from using the page, in either theme, each with where it is. */
async function seriousFindings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, other] of [['light', 'dark'] as const, ['dark', 'light'] as const]) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', other)
    // Colours are judged as they come to rest.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    // What the theme changes is colours alone.
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      found.push(...nodes.map(({ target, failureSummary }) => `${colorScheme}, ${id}: ${target.join(' ')} — ${failureSummary}`))
    }
  }
  return found
}

const sites = [
  ['Chinese', 'localhost', copyOf('zh-CN')],
  ['English', 'www.galaxy.localhost', copyOf('en-US')]
] as const

for (const [language, host, t] of sites) {
  test.describe(`in ${language}`, () => {
    test.use({ reducedMotion: 'reduce' })

    // One page of each kind.
    for (const path of [
      '/',
      '/document/latest/1',
      '/document/latest/15',
      '/document/v1.3/40',
      '/partner/system',
      '/product/database',
      '/product?name=fit',
      '/integrated',
      '/demogallery',
      '/demogallery/details?type=fraud',
      '/customer/details?id=shared-devices',
      '/homedetails?id=1',
      '/partner/connect',
      '/product/consult?edition=standard',
      '/joinus',
      '/book',
      '/download',
      '/galaxyProduct',
      '/galaxyProduct?graphs=51&vertices=50000000&ldap=yes',
      '/galaxyProduct?users=many',
      '/document/latest/999',
      '/__outbox'
    ]) {
      if (path === '/partner/system' && language === 'English') continue
      test(`${path} has no serious finding`, async ({ page, watch }) => {
        watch.expectTrouble(/404/)
        if (path === '/__outbox') await page.goto(`http://${host}:${process.env.SITE_PORT}${path}`)
        else await open(page, path, host)
        expect(await seriousFindings(page)).toEqual([])
      })
    }

    test('the personal centre has no serious finding, with any of its forms', async ({ page }) => {
      await signUp(page, host, 'Annabel Li')
      await open(page, '/user', host)
      await expect(page.locator('#security-log li').first()).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      for (const form of ['phone', 'email', 'password', 'company', 'delete']) {
        await page.locator(`[data-form=${form}]`).click()
        const fields = page.locator('.centre-form')
        await expect(fields).toHaveCount(1)
        if (form !== 'company') await fields.locator('[type=submit]').click()
        expect(await seriousFindings(page)).toEqual([])
      }
    })

    test('the account modal has no serious finding', async ({ page }) => {
      await open(page, '/', host)
      await openLogin(page, t)
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      const modal = await openRegistration(page, t)
      await modal.getByRole('button', { name: t('account_register') }).click()
      await expect(modalOf(page).locator('[aria-invalid=true]')).toHaveCount(1)
      expect(await seriousFindings(page)).toEqual([])
      await modal.getByRole('button', { name: t('account_agreement_named') }).click()
      expect(await seriousFindings(page)).toEqual([])
    })
  })
}
