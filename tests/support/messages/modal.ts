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
import { answered, characters, leave, type Place, press, type Scene, type Step, toasts, username } from './scene.ts'
import { type MessageId, specMessages } from './table.ts'

/** A field of the account modal is left with what will not do. */
const modalField = (message: MessageId, name: string, value: string): Step => [
  message,
  ({ page }) => leave(modalOf(page), name, value)
]

async function logOut({ page, t }: Scene): Promise<Locator> {
  const button = userButton(page, t, username)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await press(page.locator('.hd-user-menu'), t('shell_logout'))
  return toasts(page)
}

async function logIn({ page, t }: Scene, identifier: string, typed: string): Promise<Locator> {
  const modal = modalOf(page)
  await modal.locator('[name=phonemail]').fill(identifier)
  await modal.locator('[name=password]').fill(typed)
  await answered(page, 'login', () => press(modal, t('account_login')))
  return toasts(page)
}

const openForm = async ({ page, t, host }: Scene) => {
  await open(page, '/', host)
  await openRegistration(page, t)
}

export const registration: Place = {
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

export const visit: Place = {
  name: 'a registration and a logout',
  enter: openForm,
  steps: (language) => {
    const identifier = language === 'zh-CN' ? newPhone() : newEmail()
    const register = async ({ page, t }: Scene) => press(modalOf(page), t('account_register'))
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
        async (scene) => {
          await modalOf(scene.page).locator('[name=isAgree]').uncheck()
          await register(scene)
          return modalOf(scene.page).locator('.check:has([name=isAgree])')
        }
      ],
      [
        'registered',
        async (scene) => {
          await modalOf(scene.page).locator('[name=isAgree]').check()
          await answered(scene.page, 'user/register', () => register(scene))
          return toasts(scene.page)
        }
      ],
      [
        'logoutFailed',
        async (scene) => {
          await scene.page.route('**/user/logout?*', (route) => route.fulfill({ status: 503, json: { status: 503, error: 'x' } }))
          return logOut(scene)
        }
      ],
      [
        'loggedOut',
        async (scene) => {
          await scene.page.unroute('**/user/logout?*')
          return logOut(scene)
        }
      ]
    ]
  }
}

export const login: Place = {
  name: 'a login',
  enter: async ({ page, t, host }) => {
    await open(page, '/', host)
    await openLogin(page, t)
  },
  steps: () => [
    modalField('identifier', 'phonemail', 'somebody'),
    modalField('password', 'password', '12345'),
    ['serviceText', async (scene) => logIn(scene, newPhone(), password)],
    [
      'loggedIn',
      async (scene) => {
        const { page } = scene
        const phone = await signUpAndLogOut(page, scene.host, username)
        await open(page, '/', scene.host)
        await openLogin(page, scene.t)
        return logIn(scene, phone, password)
      }
    ]
  ]
}

export const reset: Place = {
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
        // What passport answers where the gateway is down; here no gateway stands between.
        const answer = { status: 502, error: specMessages.codeNotSent[language] }
        await page.route('**/user/get-code?*', (route) => route.fulfill({ status: 502, json: answer }))
        await leave(modalOf(page), 'phonemail', newPhone())
        await press(modalOf(page), t('account_code_get'))
        await expect(modalOf(page).getByRole('button', { name: t('account_code_get') })).toBeEnabled()
        return toasts(page)
      }
    ]
  ]
}
