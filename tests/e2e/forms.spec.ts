import { logIn, userButton } from '../support/account-forms.ts'
import { signUpAndLogOut, sites } from '../support/accounts.ts'
import { expect, open, test } from '../support/browser.ts'

const forms = [
  { path: '/product/consult?edition=standard', typed: { name: '李 Li', phone: '139', email: 'a@', questions: '一\n二' } },
  { path: '/partner/connect', typed: { name: '李 Li', phone: '139', needs: '一\n二' } },
  { path: '/center/download?type=download&id=1', typed: { name: '李 Li', phone: '139', industry: '银行' } }
]

const [, t, host, name] = sites[1]

test('the input of a form survives a login from the header, and a reload after it', async ({ page }) => {
  await open(page, '/', host)
  const phone = await signUpAndLogOut(page, host, name)
  for (const { path, typed } of forms) {
    const isThere = async () => {
      for (const [field, value] of Object.entries(typed)) {
        await expect(page.locator(`main [name=${field}]`), `${field} of ${path}`).toHaveValue(value)
      }
    }
    await page.context().clearCookies()
    await open(page, path, host)
    for (const [field, value] of Object.entries(typed)) await page.locator(`main [name=${field}]`).fill(value)
    await logIn(page, t, phone)
    await expect(userButton(page, t, name)).toBeVisible()
    await isThere()
    await page.reload()
    await isThere()
  }
})
