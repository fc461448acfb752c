import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Host, open } from './browser.ts'
import { copyOf } from './copy.ts'
import { codeFor, newPhone, password } from './people.ts'

/** The site in each language, and the name of somebody there. */
export const sites = [
  ['Chinese', copyOf('zh-CN'), 'localhost', '王小明'],
  ['English', copyOf('en-US'), 'www.galaxy.localhost', 'Anna']
] as const

/** What travels in place of a password. */
export const hashOf = (typed: string): string => createHash('sha256').update(typed).digest('hex')

/** Makes a call of passport as a script of the open page does, and returns the answer's status. */
export function callPassport(page: Page, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ({ address, json }) => {
      const init = json ? { method: 'POST', body: json, headers: { 'Content-Type': 'application/json' } } : {}
      return (await fetch(address, init)).status
    },
    { address: `/api/passport/galaxy/${path}`, json: body && JSON.stringify(body) }
  )
}

/** Registers somebody new in the browser's session, without the forms; returns the identifier, a phone number by default. */
export async function signUp(page: Page, host: Host, username: string, phone = newPhone()): Promise<string> {
  await open(page, '/', host)
  expect(await callPassport(page, `user/get-code?phone=${encodeURIComponent(phone)}&type=1`)).toBe(200)
  const registration = {
    phone,
    captcha: await codeFor(page, phone),
    password: hashOf(password),
    username,
    company: '某公司',
    position: '工程师',
    purpose: '学习'
  }
  expect(await callPassport(page, 'user/register', registration)).toBe(200)
  return phone
}

/** Registers somebody new, without the forms, and leaves the page to a visitor; returns the identifier. */
export async function signUpAndLeave(page: Page, host: Host, username: string, identifier?: string): Promise<string> {
  const phone = await signUp(page, host, username, identifier)
  expect(await callPassport(page, 'user/logout')).toBe(200)
  return phone
}

/** Logs somebody in whom the open page knows nothing of, without the form. */
export async function logInUnseen(page: Page, phone: string, typed = password): Promise<void> {
  expect(await callPassport(page, 'login', { phone, password: hashOf(typed) })).toBe(200)
}

/** Ends the session at passport while the browser goes on holding it, as when it was ended on another device. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  expect(await callPassport(page, 'user/logout')).toBe(200)
  await page.context().addCookies(cookies)
}
