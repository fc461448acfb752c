import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { open } from './browser.ts'
import { codeFor, newPhone, password } from './people.ts'

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

/** Registers somebody new in the browser's session, without the forms; returns their phone number. */
export async function signUp(page: Page, host: Parameters<typeof open>[2], username: string): Promise<string> {
  const phone = newPhone()
  await open(page, '/', host)
  expect(await callPassport(page, `user/get-code?phone=${phone}&type=1`)).toBe(200)
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
