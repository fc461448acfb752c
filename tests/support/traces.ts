import { expect, type Page, type Request, type Response } from '@playwright/test'
import { codeFor } from './account-forms.ts'
import { canariesIn, sha256 } from './canary.ts'

/*
 * What a browser leaves behind of somebody. A person's own data may be where these exceptions say, and nowhere else:
 * - the phone number or e-mail address that a code goes to is in the query of get-code (spec §7), which no log keeps;
 * - the person's own phone number and e-mail address are in the answers that are asked for in order to show them to the
 *   person: current-user, export, and passkey-options, where they name the passkey on the person's device;
 * - in the document they stand in the values of the user center (`.user-center-is`), put there by the browser;
 * - the identifier that the person asked to remember is in local storage under `saveUserPhone` (spec §3, §4), until a login
 *   without the tick.
 * Requests carry what they are for, a password as its hash only.
 */
const answersWithOwnData = ['current-user', 'export', 'passkey-options'].map((call) => `/api/passport/galaxy/user/${call}`)
const remembered = 'localStorage saveUserPhone'

/** Part of what a browser leaves behind: where it was found, and what it says. */
interface Trace {
  kind: 'url' | 'referrer' | 'html' | 'answer' | 'request body' | 'console'
  at: string
  text: string
}

/**
 * Notes from now on every address that the page asks for or shows, every answer that can be read, every body that it
 * sends, and every line of its console. `settled` waits for the answers that are still being read.
 */
function noteTraces(page: Page): { traces: Trace[]; settled: () => Promise<unknown> } {
  const traces: Trace[] = []
  const reading: Promise<void>[] = []
  page.on('framenavigated', (frame) => traces.push({ kind: 'url', at: 'the address bar', text: frame.url() }))
  page.on('console', (message) => traces.push({ kind: 'console', at: message.type(), text: message.text() }))
  page.on('pageerror', (error) => traces.push({ kind: 'console', at: 'uncaught', text: `${error.message} ${error.stack}` }))
  page.on('request', (request) => traces.push(...tracesOf(request)))
  page.on('response', (response) => reading.push(read(response, traces)))
  return { traces, settled: () => Promise.all(reading) }
}

function tracesOf(request: Request): Trace[] {
  const { pathname } = new URL(request.url())
  const { referer } = request.headers()
  return [
    { kind: 'url', at: pathname, text: request.url() },
    { kind: 'referrer', at: pathname, text: referer ?? '' },
    { kind: 'request body', at: pathname, text: request.postData() ?? '' }
  ]
}

/** Documents and calls are read; a browser keeps no body of a redirect. */
async function read(response: Response, traces: Trace[]): Promise<void> {
  const kind = { document: 'html', fetch: 'answer' } as const
  const type = response.request().resourceType()
  if ((type !== 'document' && type !== 'fetch') || (response.status() >= 300 && response.status() < 400)) return
  const text = await response.text().catch((error: Error) => {
    // The page was left before the answer was there: its browser has dropped it, and nobody has read it.
    if (type === 'fetch' && error.message.includes('No resource with given identifier')) return ''
    throw error
  })
  traces.push({ kind: kind[type], at: new URL(response.url()).pathname, text })
}

/** Everything of the page that a script could read or that stays behind: each storage, and the document as it stands. */
function storedBy(page: Page): Promise<{ stored: Record<string, string>; databases: number; caches: number; html: string }> {
  return page.evaluate(async () => {
    const html = document.documentElement.cloneNode(true)
    // What the user center is for: the person's own data, in the values of its rows.
    if (html instanceof Element) for (const value of html.querySelectorAll('.user-center-is')) value.remove()
    return {
      stored: {
        ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`localStorage ${key}`, `${key} ${value}`])),
        ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [`sessionStorage ${key}`, `${key} ${value}`])),
        'document.cookie': document.cookie,
        'history.state': JSON.stringify(history.state),
        'window.name': window.name
      },
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      html: html instanceof Element ? html.outerHTML : ''
    }
  })
}

/** Values of one person that occur nowhere else: identifiers, and what is typed as passwords. */
export interface Canaries {
  person: Record<string, string>
  passwords: Record<string, string>
}

/** Follows what a page does with the values of one person, from now on. */
export function followCanaries(page: Page, { person, passwords }: Canaries) {
  const { traces, settled } = noteTraces(page)
  /** Codes and tokens, as they come into being. */
  const given: Record<string, string> = {}
  const everything = () => ({ ...person, ...passwords, ...given })
  return {
    everything,
    /** The newest code that was sent to somebody. */
    async takeCode(to: string): Promise<string> {
      const code = await codeFor(page, to)
      given[`code ${Object.keys(given).length}`] = code
      return code
    },
    /** The session that is open now, of which only the browser itself may know. */
    async noteToken(): Promise<void> {
      const token = (await page.context().cookies()).find(({ name }) => name === 'cl-official-website')
      given[`token ${Object.keys(given).length}`] = token?.value ?? ''
    },
    /** Finds nothing in what the page keeps and shows while no form is open, except the identifier that is remembered. */
    async look(identifier?: string): Promise<void> {
      const { stored, databases, caches, html } = await storedBy(page)
      expect(stored[remembered]).toBe(identifier && `saveUserPhone ${identifier}`)
      delete stored[remembered]
      const places = Object.entries({ ...stored, html })
      expect(places.flatMap(([at, text]) => canariesIn(text, everything()).map((name) => `${name} in ${at}`))).toEqual([])
      expect({ databases, caches }).toEqual({ databases: 0, caches: 0 })
    },
    /** Finds nothing in all that was asked for, answered and logged; requests carry the hashes of these passwords alone. */
    async conclude(): Promise<void> {
      await settled()
      const kinds = new Set(traces.map(({ kind }) => kind))
      expect([...kinds].sort()).toEqual(expect.arrayContaining(['answer', 'html', 'referrer', 'request body', 'url']))
      const leaks = traces.flatMap(({ kind, at, text }) => {
        if (kind === 'request body') return []
        const isOwn = kind === 'answer' && answersWithOwnData.includes(at)
        const wanted = isOwn ? { ...passwords, ...given } : everything()
        return canariesIn(kind === 'url' ? withoutRecipient(text) : text, wanted).map((name) => `${name} in ${kind} ${at}`)
      })
      expect(leaks).toEqual([])
      const sent = traces.flatMap(({ kind, text }) => (kind === 'request body' ? text : [])).join('\n')
      for (const typed of Object.values(passwords)) {
        expect(sent).toContain(sha256(typed))
        for (const form of [typed, encodeURIComponent(typed)]) expect(sent).not.toContain(form)
      }
    }
  }
}

/** An address without whom a code goes to, where it asks for one. */
function withoutRecipient(address: string): string {
  const url = new URL(address)
  if (url.pathname === '/api/passport/galaxy/user/get-code') url.searchParams.delete('phone')
  return url.href
}
