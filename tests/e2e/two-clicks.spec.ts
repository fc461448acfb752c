import type { Locator, Page } from '@playwright/test'
import { sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'
import type { Copy } from '../support/copy.ts'

interface Task {
  /** Clicks of a visitor from the home page, in order. An entry of a menu takes two clicks: the menu and the link. */
  clicks: readonly ((page: Page, t: Copy) => Locator)[]
  /** Address at which the clicks end, and the element that the visitor came for there. */
  ends: RegExp
  sees: (page: Page, t: Copy) => Locator
}

const bar = (page: Page, t: Copy) => page.getByRole('navigation', { name: t('shell_navigation') })
const menu = (name: string) => (page: Page, t: Copy) => bar(page, t).getByRole('button', { name: t(name), exact: true })
const barLink = (name: string) => (page: Page, t: Copy) => bar(page, t).getByRole('link', { name: t(name), exact: true })
const footerLink = (name: string) => (page: Page, t: Copy) => page.locator('footer').getByRole('link', { name: t(name) })
const linkTo = (address: string) => (page: Page) => page.locator(`main a[href^="${address}"]:visible`).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.locator('main form [name=phone]')

const tasks: Readonly<Record<string, Task>> = {
  'find the price': {
    clicks: [menu('nav_product'), barLink('nav_product_editions')],
    ends: /\/galaxyProduct$/,
    sees: (page) => page.getByRole('rowheader', { name: /价格|Price/ }).first()
  },
  'install the free edition': {
    clicks: [footerLink('nav_downloads'), linkTo('/document/latest/5')],
    ends: /\/document\/latest\/5$/,
    sees: heading
  },
  'see the driver for Python': {
    clicks: [footerLink('nav_downloads'), linkTo('/document/latest/16')],
    ends: /\/document\/latest\/16$/,
    sees: heading
  },
  'ask for a proof of concept': {
    clicks: [linkTo('/product/consult?edition=standard&topic=proof')],
    ends: /topic=proof/,
    sees: field
  },
  'run a query': {
    clicks: [linkTo('/playground#')],
    // It runs in its place.
    ends: /\/$/,
    sees: (page) => page.locator('.q-table').first()
  },
  'see a fraud demo': {
    clicks: [menu('nav_solutions'), barLink('nav_demo_antifraud')],
    ends: /\/product\/onlinedemo\?type=antifraud/,
    sees: heading
  },
  'verify a certificate': {
    clicks: [menu('nav_resources'), barLink('nav_verify')],
    ends: /\/verify$/,
    sees: (page) => page.locator('main form input').first()
  },
  'register for an event': {
    clicks: [footerLink('nav_activities'), linkTo('/product/consult?edition=standard&topic=event')],
    ends: /topic=event/,
    sees: field
  },
  'read the release notes': {
    clicks: [footerLink('nav_releases')],
    ends: /\/document\/latest\/36$/,
    sees: heading
  }
}

/** The programs for partners are Chinese only (spec §2). */
const applications: Readonly<Record<string, Task>> = {
  Chinese: { clicks: [barLink('nav_partners'), linkTo('/partner/connect')], ends: /\/partner\/connect/, sees: field },
  English: { clicks: [footerLink('nav_partner_form')], ends: /\/partner\/connect/, sees: field }
}

for (const [language, t, host] of sites) {
  const all = Object.entries({ ...tasks, 'apply as a partner': applications[language] })
  for (const [task, path] of all) {
    test(`a visitor of the ${language} site can ${task} within two clicks from home`, async ({ page }) => {
      if (!path) throw new Error(`no path in ${language}`)
      expect(path.clicks.length).toBeLessThanOrEqual(2)
      await open(page, '/', host)
      let shown = page
      for (const click of path.clicks) {
        const control = click(shown, t)
        const opensWindow = (await control.getAttribute('target')) === '_blank'
        const opened = opensWindow ? shown.waitForEvent('popup') : undefined
        await control.click()
        shown = (await opened) ?? shown
      }
      await expect(shown).toHaveURL(path.ends)
      await expect(path.sees(shown, t)).toBeVisible()
    })
  }
}

test('the documents are beside the search on every page', async ({ page }) => {
  await open(page, '/aboutus')
  const link = page.locator('.hd-search + a')
  await expect(link).toHaveAttribute('href', '/document/latest/1')
  await expect(link).toBeVisible()
})
