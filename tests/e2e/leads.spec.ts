import type { Page } from '@playwright/test'
import { signUp, sites } from '../support/accounts.ts'
import { at, expect, open, test } from '../support/browser.ts'

// A page is at its fragment at once.
test.use({ reducedMotion: 'reduce' })

const download = /^\/download$/
const consult = /^\/product\/consult\?(.*&)?edition=/
const either = /^\/download$|^\/product\/consult\?(.*&)?edition=/

/** Pages on which visitors decide, with where their main action leads. */
const pages: readonly [path: string, first: RegExp][] = [
  ['/', download],
  ['/product/database', either],
  ['/product/whychoosen', either],
  ['/product?name=index', either],
  ['/product?name=join', either],
  ['/product?name=fit', either],
  ['/giProduct', consult],
  ['/graphRag', consult],
  ['/integrated', consult],
  ['/product/GalaxyWeaver', consult],
  ['/galaxyProduct', either],
  // The answer of the finder: an edition to download, and one to ask about.
  ['/galaxyProduct?graphs=1#answer', either],
  ['/galaxyProduct?graphs=51&ldap=yes#answer', consult]
]

/** Addresses of the main actions that a visitor sees without scrolling, and of all links in the last section of the page. */
const actionsOf = (page: Page) =>
  page.evaluate(() => {
    const address = (link: HTMLAnchorElement) => link.pathname + link.search
    const { innerHeight, innerWidth } = window
    const isSeen = (link: HTMLAnchorElement) => {
      const { top, bottom, left, right, width } = link.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    }
    const primary = [...document.querySelectorAll<HTMLAnchorElement>('main a.btn-primary')]
    const sections = [...document.querySelectorAll('main section')].filter(({ clientHeight }) => clientHeight > 0)
    const last = [...(sections.at(-1)?.querySelectorAll('a') ?? [])]
    return { first: primary.filter(isSeen).map(address), last: last.map(address) }
  })

for (const [language, , host] of sites) {
  test(`pages on which visitors decide have an action in the first screen and at the end, in ${language}`, async ({ page }) => {
    // The widths in turn, because the same address again would not be loaded again.
    for (const [width, height] of [
      [1440, 900],
      [390, 844]
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const [path, leads] of pages) {
        await page.goto(at(path, host))
        const isLed = async () => {
          const { first, last } = await actionsOf(page)
          const [inFirst, atEnd] = [first.some((address) => leads.test(address)), last.some((address) => either.test(address))]
          return { inFirst: inFirst || first, atEnd: atEnd || last }
        }
        await expect.poll(isLed, `${path} at ${width} px`).toEqual({ inFirst: true, atEnd: true })
      }
    }
  })
}

test('a case and an answered question lead to a consultation, and not to the form of partners', async ({ page }) => {
  for (const path of ['/customer/details?id=shared-devices', '/center/consultancy', '/center/consultancy?id=5']) {
    await page.goto(at(path))
    const addresses = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect([path, addresses.some((address) => consult.test(address))]).toEqual([path, true])
    expect([path, addresses.filter((address) => address.startsWith('/partner'))]).toEqual([path, []])
  }
})

const [, t, host, name] = sites[1]

test('every form is filled in from the account, says so, and keeps what the address asks about', async ({ page }) => {
  await open(page, '/', host)
  const phone = await signUp(page, host, name)
  for (const path of [
    '/product/consult?edition=standard',
    '/partner/connect',
    '/partner/connect?want=trial',
    '/center/download?type=download&id=1'
  ]) {
    await open(page, path, host)
    await expect(page.locator('main [name=name]'), path).toHaveValue(name)
    await expect(page.locator('main [name=phone]'), path).toHaveValue(phone)
    await expect(page.getByText(t('form_prefilled')), path).toBeVisible()
  }
})

for (const [language, copy, site] of sites) {
  test(`the requirements of the finder are the question of the consultation, which says so, in ${language}`, async ({ page }) => {
    await open(page, '/galaxyProduct?graphs=51&ldap=yes', site)
    const answer = page.locator('#answer')
    await expect(answer.locator('.finder-copy')).toBeVisible()
    await answer.locator('a.btn-primary').click()
    const form = page.locator('#consultation')
    await expect(form.getByText(copy('consult_requirements'))).toBeVisible()
    await expect(form.locator('[name=questions]')).toHaveValue(/51[\s\S]*LDAP/)
  })
}
