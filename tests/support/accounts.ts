import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Role } from '../../src/contract/roles.ts'
import { codeFor, newPhone, password } from './account-forms.ts'
import type { Host } from './browser.ts'
import { copyOf } from './copy.ts'
import { openRequest, readAnswer } from './request.ts'

/** The site in each language, with a name for an account there. */
export const sites = [
  ['Chinese', copyOf('zh-CN'), 'localhost', '王小明'],
  ['English', copyOf('en-US'), 'www.galaxy.localhost', 'Anna']
] as const

/** The hash that the browser sends in place of a password. */
export const hashOf = (typed: string): string => createHash('sha256').update(typed).digest('hex')

/**
 * Calls passport like a script of a page on the host, with the browser's cookies but without a page, and stores the
 * cookies of the response. Returns its status.
 */
export async function callPassport(page: Page, host: Host, path: string, body?: object): Promise<number> {
  const context = page.context()
  const cookies = Object.fromEntries((await context.cookies(`http://${host}`)).map(({ name, value }) => [name, value]))
  const site = new URL(`http://127.0.0.1:${process.env.SITE_PORT}`)
  const headers = { 'User-Agent': await page.evaluate(() => navigator.userAgent) }
  const options = { host, cookies, headers, body, method: body ? 'POST' : 'GET' }
  const answer = await readAnswer(await openRequest(site, `/api/passport/galaxy/${path}`, 'call', options))
  for (const [name, { value, attributes }] of Object.entries(answer.cookies)) {
    const lifetime = Number(attributes['max-age'])
    if (lifetime === 0) await context.clearCookies({ name, domain: host })
    else {
      const expires = Math.floor(Date.now() / 1000) + lifetime
      await context.addCookies([
        { name, value, domain: host, path: '/', expires, httpOnly: 'httponly' in attributes, sameSite: 'Lax' }
      ])
    }
  }
  return answer.status
}

/** Registers an account through the API and logs in; returns the identifier, a phone number by default. */
export async function signUp(page: Page, host: Host, username: string, phone = newPhone()): Promise<string> {
  expect(await callPassport(page, host, `user/get-code?phone=${encodeURIComponent(phone)}&type=1`)).toBe(200)
  const registration = {
    phone,
    captcha: await codeFor(page, phone),
    password: hashOf(password),
    username,
    company: '某公司',
    position: '工程师',
    purpose: '学习'
  }
  expect(await callPassport(page, host, 'user/register', registration)).toBe(200)
  return phone
}

/** Registers an account through the API and logs out; returns the identifier. */
export async function signUpAndLogOut(page: Page, host: Host, username: string, identifier?: string): Promise<string> {
  const phone = await signUp(page, host, username, identifier)
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  return phone
}

/** Logs in through the API, so that an open page does not notice. */
export async function logInByApi(page: Page, host: Host, phone: string, typed = password): Promise<void> {
  expect(await callPassport(page, host, 'login', { phone, password: hashOf(typed) })).toBe(200)
}

/** Ends the session at passport but keeps its cookies in the browser, as if another device had ended it. */
export async function endSessionElsewhere(page: Page, host: Host): Promise<void> {
  const cookies = await page.context().cookies()
  expect(await callPassport(page, host, 'user/logout')).toBe(200)
  await page.context().addCookies(cookies)
}

/** Registers an account with a role at the desk through the API and logs in. */
export async function signUpWithRole(page: Page, host: Host, username: string, role: Role): Promise<void> {
  const phone = await signUp(page, host, username)
  const given = await fetch(String(process.env.SITE_ROLES), { method: 'POST', body: JSON.stringify({ phone, role }) })
  expect(given.status).toBe(200)
}
