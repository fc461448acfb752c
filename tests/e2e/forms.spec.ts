import type { Page } from '@playwright/test'
import { logIn, modalOf, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'

/** The application for a trial opens the login at first. */
async function closeLogin(page: Page): Promise<void> {
  await expect(modalOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
}

const forms: readonly { path: string; typed: Record<string, string>; prepare?: (page: Page) => Promise<void> }[] = [
  { path: '/product/consult?edition=standard', typed: { name: '李 Li', phone: '139', email: 'a@', questions: '一\n二' } },
  { path: '/partner/connect', typed: { name: '李 Li', phone: '139', needs: '一\n二' } },
  { path: '/partner/connect?want=trial', typed: { name: '李 Li', phone: '139', needs: '一\n二' }, prepare: closeLogin },
  { path: '/center/download?type=research&id=1', typed: { name: '李 Li', phone: '139', industry: '银行' } }
]

const [, t, host, name] = sites[1]

test('the input of a form survives a login from the header, and a reload after it', async ({ page }) => {
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  for (const { path, typed, prepare } of forms) {
    const isThere = async () => {
      for (const [field, value] of Object.entries(typed)) {
        await expect(page.locator(`main [name=${field}]`), `${field} of ${path}`).toHaveValue(value)
      }
    }
    await page.context().clearCookies()
    await open(page, path, host)
    await prepare?.(page)
    for (const [field, value] of Object.entries(typed)) await page.locator(`main [name=${field}]`).fill(value)
    await logIn(page, t, phone)
    await expect(userButton(page, t, name)).toBeVisible()
    await isThere()
    await page.reload()
    await isThere()
    await expect(userButton(page, t, name)).toBeVisible()
  }
})

const languageSwitch = (page: Page) => page.locator('#language-switch')

test('what a visitor changed in a form that the address fills in survives the other language, and a reload', async ({ page }) => {
  const question = page.locator('main [name=questions]')
  await open(page, '/product/consult?edition=standard&topic=proof', host)
  await question.fill('three paragraphs')
  await languageSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(question).toHaveValue('three paragraphs')
  await page.reload()
  await expect(question).toHaveValue('three paragraphs')

  await open(page, '/partner/connect?want=trial&about=free', host)
  await closeLogin(page)
  const chosen = page.locator('main [name=edition]:checked')
  await page.locator('main [name=edition][value=advanced]').check()
  await page.locator('main [name=city]').fill('上海')
  await page.reload()
  await expect(page.locator('main [name=city]')).toHaveValue('上海')
  await expect(chosen).toHaveValue('advanced')
  // A link to another edition is a later choice.
  await open(page, '/partner/connect?want=trial&about=standard', host)
  await expect(page.locator('main [name=city]')).toHaveValue('上海')
  await expect(chosen).toHaveValue('standard')
})

test('a question that a page suggested stays on that page', async ({ page }) => {
  const question = page.locator('main [name=questions]')
  await open(page, '/product/consult?edition=standard&topic=event&asked=Workshop', host)
  await expect(question).toHaveValue(/Workshop/)
  await page.locator('main [name=name]').fill('李 Li')
  await open(page, '/product/consult?edition=single', host)
  await expect(page.locator('main [name=name]')).toHaveValue('李 Li')
  await expect(question).toHaveValue('')
})

const partner = { company: '某公司', position: '工程师', city: '上海' }

/** Every form with an email address, with values that are valid in it; `prepare` does the steps before its text fields. */
const contactForms: readonly { path: string; typed: object; prepare?: (page: Page) => Promise<void> }[] = [
  { path: '/product/consult?edition=standard', typed: { industry: '金融' } },
  { path: '/partner/connect', typed: partner },
  { path: '/partner/connect?want=trial', typed: partner, prepare: closeLogin },
  {
    path: '/center/download?type=research&id=1',
    typed: { industry: '金融' },
    prepare: async (page) => {
      // The code of this form is loaded after the page.
      const accept = page.locator('main [name=statementVersion]')
      await expect(accept).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('region', { name: t('account_privacy') }).press('End')
      await expect(page.getByText(t('downloads_statement_read'))).toBeVisible()
      await accept.check()
    }
  }
]

test('no form sends an email address of a domain that the site refuses', async ({ page }) => {
  const posts: string[] = []
  await page.route(/\/api\/main\/.*add/, (route) => {
    posts.push(route.request().url())
    return route.abort()
  })
  for (const { path, typed, prepare } of contactForms) {
    await open(page, path, host)
    await prepare?.(page)
    const fill = async (values: object) => {
      for (const [field, value] of Object.entries(values)) await page.locator(`main [name=${field}]`).first().fill(value)
    }
    await fill({ name: '李 Li', phone: '13900000000', ...typed, email: 'li@mail.mailinator.com' })
    const email = page.locator('main [name=email]')
    await page.locator('main form:has([name=email]) [type=submit]').click()
    await expect(email, path).toBeFocused()
    await expect(email, path).toHaveAccessibleDescription(t('field_email_domain'))
    // Only the domain was at fault.
    await email.fill('li@example.com')
    await expect(email, path).not.toHaveAttribute('aria-invalid', 'true')
  }
  expect(posts).toEqual([])
})

test('radio buttons and check boxes look the same on every page', async ({ page }) => {
  const pages = [
    '/',
    '/galaxyProduct',
    '/partner/connect',
    '/report',
    '/product/onlinedemo?type=antifraud',
    '/graphRag',
    '/giProduct',
    '/book'
  ]
  const looks = new Map<string, string[]>()
  for (const path of pages) {
    await open(page, path)
    const found = await page.locator('main input:is([type=radio], [type=checkbox])').evaluateAll((inputs) =>
      inputs.flatMap((input) => {
        if (!(input instanceof HTMLInputElement) || input.offsetWidth < 2) return []
        const { borderTopWidth, borderTopColor, borderTopLeftRadius, backgroundImage, backgroundColor } = getComputedStyle(input)
        const look = [borderTopWidth, borderTopColor, borderTopLeftRadius, backgroundImage, backgroundColor].join(' ')
        return [`${input.type} ${input.checked ? 'chosen' : 'not chosen'}: ${look}`]
      })
    )
    for (const look of found) looks.set(look, [...(looks.get(look) ?? []), path])
  }
  const kinds = [...looks.keys()].map((look) => look.split(':')[0])
  expect(kinds, JSON.stringify([...looks])).toHaveLength(new Set(kinds).size)
  expect(new Set(kinds)).toEqual(new Set(['radio chosen', 'radio not chosen', 'checkbox chosen', 'checkbox not chosen']))
})
