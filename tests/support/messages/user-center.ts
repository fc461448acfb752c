import type { Locator } from '@playwright/test'
import { modalOf, password } from '../account-forms.ts'
import { endSessionElsewhere, signUp } from '../accounts.ts'
import { open } from '../browser.ts'
import { answered, characters, leave, type MessageContext, type MessageFlow, type Step, toasts, username } from './flow.ts'
import type { MessageId } from './table.ts'

/** Opens the form of a row of the user center; another open form closes. */
async function openRow({ page, t }: MessageContext, label: string, action: string): Promise<Locator> {
  const heading = page.getByRole('heading', { level: 3, name: t(label), exact: true })
  const row = page.locator('.user-center-row').filter({ has: heading })
  const button = row.locator('.user-center-actions').getByRole('button', { name: t(action) })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return row
}

export const center: MessageFlow = {
  name: 'the user center',
  enter: async ({ page, host }) => {
    await signUp(page, host, username)
    await open(page, '/user', host)
  },
  steps: () => {
    const rowField = (message: MessageId, row: [label: string, action: string], name: string, value: string): Step => [
      message,
      async (context) => leave(await openRow(context, ...row), name, value)
    ]
    const phone: [string, string] = ['account_phone', 'user_center_replace']
    const email: [string, string] = ['user_center_email', 'user_center_bind']
    const company: [string, string] = ['account_company', 'user_center_change']
    const save = async (context: MessageContext, value: string) => {
      const row = await openRow(context, ...company)
      await row.locator('[name=value]').fill(value)
      await answered(context.page, 'user/edit-user', () => row.locator('form [type=submit]').click())
      return toasts(context.page)
    }
    return [
      rowField('phone', phone, 'phone', '23800000000'),
      rowField('code', phone, 'captcha', ''),
      rowField('password', phone, 'proofPassword', '12345'),
      rowField('email', email, 'email', 'somebody@example'),
      rowField('emailDomain', email, 'email', 'somebody@mail.yopmail.com'),
      rowField('company', company, 'value', ''),
      rowField('companyLong', company, 'value', characters(51)),
      ['changed', (context) => save(context, '另一家公司')],
      [
        'loginTimeout',
        async (context) => {
          await endSessionElsewhere(context.page, context.host)
          return save(context, '又一家公司')
        }
      ]
    ]
  }
}

export const newPassword: MessageFlow = {
  name: 'a change of the password',
  enter: async ({ page, host }) => {
    await signUp(page, host, username)
    await open(page, '/user', host)
  },
  steps: () => {
    const fill = async (context: MessageContext, repeated: string) => {
      const row = await openRow(context, 'account_password', 'user_center_change')
      await row.locator('[name=oldPassword]').fill(password)
      await row.locator('[name=newPassword]').fill('another-horse')
      await leave(row, 'conPwd', repeated)
      return row
    }
    return [
      ['passwordRepeated', (context) => fill(context, 'another-house')],
      [
        'passwordChanged',
        async (context) => {
          const row = await fill(context, 'another-horse')
          await answered(context.page, 'user/update-password', () => row.locator('form [type=submit]').click())
          return modalOf(context.page).getByRole('heading')
        }
      ]
    ]
  }
}
