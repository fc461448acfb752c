import type { Locator } from '@playwright/test'
import {
  fillRegistration,
  modalOf,
  newEmail,
  newPhone,
  openLogin,
  openRegistration,
  password,
  userButton
} from '../account-forms.ts'
import { signUpAndLogOut } from '../accounts.ts'
import { expect, open } from '../browser.ts'
import { answered, characters, leave, type MessageContext, type MessageFlow, press, type Step, toasts, username } from './flow.ts'
import { type MessageId, specMessages } from './table.ts'

/** Leaves a field of the account modal with an invalid value. */
const modalField = (message: MessageId, name: string, value: string): Step => [
  message,
  ({ page }) => leave(modalOf(page), name, value)
]

async function logOut({ page, t }: MessageContext): Promise<Locator> {
  const button = userButton(page, t, username)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await press(page.locator('.hd-user-menu'), t('shell_logout'))
  return toasts(page)
}

async function logIn({ page, t }: MessageContext, identifier: string, typed: string): Promise<Locator> {
  const modal = modalOf(page)
  await modal.locator('[name=phonemail]').fill(identifier)
  await modal.locator('[name=password]').fill(typed)
  await answered(page, 'login', () => press(modal, t('account_login')))
  return toasts(page)
}

const openForm = async ({ page, t, host }: MessageContext) => {
  await open(page, '/', host)
  await openRegistration(page, t)
}

export const registration: MessageFlow = {
  name: 'the fields of the registration',
  enter: openForm,
  steps: (language) => [
    ...(language === 'zh-CN'
      ? [modalField('phone', 'phonemail', '1380000000'), modalField('phone', 'phonemail', 'somebody@example.com')]
      : [modalField('identifier', 'phonemail', '1380000000'), modalField('emailDomain', 'phonemail', 'a@mailinator.com')]),
    modalField('code', 'authCode', ''),
    modalField('password', 'password', '12345'),
    modalField('password', 'password', '1'.repeat(21)),
    modalField('passwordRepeatedAtRegistration', 'conPwd', '1'.repeat(20)),
    modalField('name', 'username', '王'),
    modalField('name', 'username', characters(21)),
    modalField('company', 'firmName', ''),
    modalField('companyLong', 'firmName', characters(51)),
    modalField('jobTitle', 'duty', ''),
    modalField('jobTitleLong', 'duty', characters(51)),
    modalField('purpose', 'use', ''),
    modalField('purposeLong', 'use', characters(51))
  ]
}

export const visit: MessageFlow = {
  name: 'a registration and a logout',
  enter: openForm,
  steps: (language) => {
    const identifier = language === 'zh-CN' ? newPhone() : newEmail()
    const register = async ({ page, t }: MessageContext) => press(modalOf(page), t('account_register'))
    return [
      [
        'codeSent',
        async ({ page, t }) => {
          await fillRegistration(page, t, identifier, username)
          return toasts(page)
        }
      ],
      [
        'agreement',
        async (context) => {
          await modalOf(context.page).locator('[name=isAgree]').uncheck()
          await register(context)
          return modalOf(context.page).locator('.check:has([name=isAgree])')
        }
      ],
      [
        'registered',
        async (context) => {
          await modalOf(context.page).locator('[name=isAgree]').check()
          await answered(context.page, 'user/register', () => register(context))
          return toasts(context.page)
        }
      ],
      [
        'logoutFailed',
        async (context) => {
          await context.page.route('**/user/logout?*', (route) =>
            route.fulfill({ status: 503, json: { status: 503, error: 'x' } })
          )
          return logOut(context)
        }
      ],
      [
        'loggedOut',
        async (context) => {
          await context.page.unroute('**/user/logout?*')
          return logOut(context)
        }
      ]
    ]
  }
}

export const login: MessageFlow = {
  name: 'a login',
  enter: async ({ page, t, host }) => {
    await open(page, '/', host)
    await openLogin(page, t)
  },
  steps: () => [
    modalField('identifier', 'phonemail', 'somebody'),
    modalField('password', 'password', '12345'),
    [
      'serviceText',
      async (context) => {
        await logIn(context, newPhone(), password)
        return modalOf(context.page).locator('.field:has([name=password])')
      }
    ],
    [
      'loggedIn',
      async (context) => {
        const { page } = context
        const phone = await signUpAndLogOut(page, context.host, username)
        await open(page, '/', context.host)
        await openLogin(page, context.t)
        return logIn(context, phone, password)
      }
    ]
  ]
}

export const reset: MessageFlow = {
  name: 'the reset of a password',
  enter: async ({ page, t, host }) => {
    await open(page, '/', host)
    await press(await openLogin(page, t), t('account_forgot'))
  },
  steps: (language) => [
    modalField('identifier', 'phonemail', '23800000000'),
    modalField('code', 'authCode', ''),
    modalField('password', 'password', '12345'),
    modalField('passwordRepeated', 'conPwd', '54321'),
    [
      'codeNotSent',
      async ({ page, t }) => {
        // Passport's answer when the gateway is down; this site has no gateway.
        const answer = { status: 502, error: specMessages.codeNotSent[language] }
        await page.route('**/user/get-code', (route) => route.fulfill({ status: 502, json: answer }))
        await leave(modalOf(page), 'phonemail', newPhone())
        await press(modalOf(page), t('account_code_get'))
        await expect(modalOf(page).getByRole('button', { name: t('account_code_get') })).toBeEnabled()
        return toasts(page)
      }
    ]
  ]
}
