import type { Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-forms.ts'
import { signUp, sites } from '../support/accounts.ts'
import { at, delayRequests, expect, open, test, untilHydrated } from '../support/browser.ts'
import { recordShifts } from '../support/layout.ts'
import { eachLanguage } from '../support/sizes.ts'

// A page is at its fragment at once.
test.use({ reducedMotion: 'reduce' })

const consult = /^\/product\/consult\?(.*&)?edition=/
/** A consultation that names its subject: a product, or a proof of concept. */
const about = (topic: string) => new RegExp(`^/product/consult\\?(.*&)?topic=${topic}(&|$)`)
const either = /^\/download$|^\/product\/consult\?(.*&)?edition=/

/** Pages on which visitors decide, with the address to which their main action leads. */
const pages: readonly [path: string, first: RegExp][] = [
  // Its main action runs a query in the page, the playground behind it.
  ['/', /^\/playground$/],
  ['/product/database', either],
  ['/product/whychoosen', about('proof')],
  ['/product?name=index', either],
  ['/product?name=join', either],
  ['/product?name=fit', about('proof')],
  ['/giProduct', about('platform')],
  ['/graphRag', about('rag')],
  ['/integrated', about('appliance')],
  ['/product/GalaxyWeaver', about('weaver')],
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

for (const [language, , host] of eachLanguage(sites)) {
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
  for (const path of ['/customer/details?id=1', '/center/consultancy', '/center/consultancy?id=5']) {
    await page.goto(at(path))
    const addresses = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect([path, addresses.some((address) => consult.test(address))]).toEqual([path, true])
    expect([path, addresses.filter((address) => address.startsWith('/partner'))]).toEqual([path, []])
  }
})

test('the trial page and the comparison lead to each other, and every page of the trial names its edition', async ({ page }) => {
  const addressesAt = async (path: string) => {
    await page.goto(at(path))
    return page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  }
  expect(await addressesAt('/galaxyProduct')).toContain('/download')
  const trials = await addressesAt('/download')
  expect(trials).toContain('/galaxyProduct#comparison')
  for (const edition of ['single', 'standard', 'advanced'])
    expect(trials).toContain(`/partner/connect?want=trial&about=${edition}`)
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

test('what the browser knows of a visitor moves no field or button of a form', async ({ page }) => {
  await open(page, '/', host)
  await signUp(page, host, name)
  await page.evaluate(() => localStorage.setItem('certification-notice', crypto.randomUUID()))
  const shifted = await recordShifts(page, 'main form')
  // A draft is filled in already. The router keeps the place of the page there too.
  await page.addInitScript(() => {
    for (const key of Object.keys(sessionStorage)) if (!key.startsWith('tsr')) sessionStorage.removeItem(key)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, said] of [
    ['/product/consult?edition=standard', t('form_prefilled')],
    ['/partner/connect?want=trial', t('form_prefilled')],
    ['/center/train', t('training_notice_known')]
  ] as const) {
    await open(page, path, host)
    // A browser keeps the place of a page that is loaded again: the form is in the window from the first moment.
    await page.locator('main form.form').scrollIntoViewIfNeeded()
    await untilHydrated(page, () => page.reload())
    await expect(page.getByText(said), path).toBeVisible()
    expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(0)
    expect(await shifted(), path).toBe(0)
  }
})

test('a user who logs in again on the page of a form finds the account in it again', async ({ page }) => {
  await open(page, '/', host)
  const phone = await signUp(page, host, name)
  await open(page, '/product/consult?edition=standard', host)
  const field = (named: string) => page.locator(`main [name=${named}]`)
  await expect(field('name')).toHaveValue(name)
  await field('questions').fill('three paragraphs')
  await logOut(page, t, name)
  await expect(field('name')).toHaveValue('')
  await logIn(page, t, phone)
  await expect(field('name')).toHaveValue(name)
  await expect(field('phone')).toHaveValue(phone)
  await page.reload()
  await expect(field('questions')).toHaveValue('three paragraphs')
})

test('the field that a visitor is in when the account arrives is left to the visitor', async ({ page }) => {
  await open(page, '/', host)
  await signUp(page, host, name)
  const release = await delayRequests(page, '**/current-user**')
  await open(page, '/product/consult?edition=standard', host)
  const field = (named: string) => page.locator(`main [name=${named}]`)
  await field('phone').focus()
  release()
  await expect(field('name')).toHaveValue(name)
  await expect(field('phone')).toHaveValue('')
})

test('a registration for an event names it and asks for no edition, and a talk does', async ({ page }) => {
  await open(page, '/center/activity', host)
  const register = page.getByRole('link', { name: t('activities_register') }).first()
  const event = new URL((await register.getAttribute('href')) ?? '', at('/')).searchParams.get('asked') ?? '-'
  await register.click()
  await expect(page.locator('[name=questions]')).toHaveValue(new RegExp(event))
  const tabs = page.getByRole('navigation', { name: t('consult_tabs') })
  await expect(tabs).toHaveCount(0)
  await open(page, '/product/consult?edition=standard&topic=talk', host)
  await expect(tabs).toBeVisible()
})

for (const [language, copy, site] of eachLanguage(sites)) {
  test(`the requirements of the finder are the question of the consultation, which says so, in ${language}`, async ({
    page,
    context
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/galaxyProduct?graphs=51&ldap=yes', site)
    const answer = page.locator('#answer')
    await answer.locator('.finder-copy').getByRole('button').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(at('/galaxyProduct?graphs=51&ldap=yes#answer', site))
    await answer.locator('a.btn-primary').click()
    // The edition that the finder found.
    await expect(page).toHaveURL(/[?&]edition=advanced(&|$)/)
    const form = page.locator('#consultation')
    await expect(form.getByText(copy('consult_requirements'))).toBeVisible()
    await expect(form.locator('[name=questions]')).toHaveValue(/51[\s\S]*LDAP/)
    await page.locator('.consult-tabs a[href*="edition=standard"]').click()
    await expect(page).toHaveURL(/[?&]edition=standard(&|$)/)
    await expect(form.locator('[name=questions]')).toHaveValue(/51[\s\S]*LDAP/)
  })
}
