import { expect, type Page, type Request, type Response } from '@playwright/test'
import { codeFor } from './account-forms.ts'
import { canariesIn, sha256 } from './canary.ts'

/*
 * The data that a browser leaves behind. Personal data may occur only in these places:
 * - the user's own phone number and email address are in responses that exist to show them to the user: current-user,
 * export, and passkey-options, where they name the passkey on the user's device;
 * - in the document they are in the values of the user center (`.user-center-is`), inserted by the browser;
 * - an identifier that the user chose to remember is in local storage under `saveUserPhone` (spec §3, §4), until a login
 * without the tick.
 * Requests carry the values they need, a password only as its hash.
 */
const answersWithOwnData = ['current-user', 'export', 'passkey-options'].map((call) => `/api/passport/galaxy/user/${call}`)
const remembered = 'localStorage saveUserPhone'

/** A place where the browser left data, and the data. */
interface Trace {
  kind: 'url' | 'referrer' | 'html' | 'answer' | 'request body' | 'console'
  at: string
  text: string
}

/**
 * Records every address that the page requests or shows, every readable response, every request body, and every console line.
 * `settle` waits for responses that are being read and reads no later ones, because the page is about to close.
 */
function noteTraces(page: Page): { traces: Trace[]; settle: () => Promise<void> } {
  const traces: Trace[] = []
  const reading: Promise<void>[] = []
  let isSettled = false
  page.on('framenavigated', (frame) => traces.push({ kind: 'url', at: 'the address bar', text: frame.url() }))
  page.on('console', (message) => traces.push({ kind: 'console', at: message.type(), text: message.text() }))
  page.on('pageerror', (error) => traces.push({ kind: 'console', at: 'uncaught', text: `${error.message} ${error.stack}` }))
  page.on('request', (request) => traces.push(...tracesOf(request)))
  page.on('response', (response) => {
    if (!isSettled) reading.push(read(response, traces))
  })
  return {
    traces,
    settle: async () => {
      while (reading.length > 0) await Promise.all(reading.splice(0))
      isSettled = true
    }
  }
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

/** Reads documents and calls; browsers keep no bodies of redirects. */
async function read(response: Response, traces: Trace[]): Promise<void> {
  const kind = { document: 'html', fetch: 'answer' } as const
  const type = response.request().resourceType()
  if ((type !== 'document' && type !== 'fetch') || (response.status() >= 300 && response.status() < 400)) return
  const text = await response.text().catch((error: Error) => {
    // The page was left before the response arrived, so the browser discarded it.
    if (type === 'fetch' && /No (resource|data found for resource) with given identifier/.test(error.message)) return ''
    throw error
  })
  traces.push({ kind: kind[type], at: new URL(response.url()).pathname, text })
}

/** Everything of the page that scripts can read or that persists: each storage, and the current document. */
function storedBy(page: Page): Promise<{ stored: Record<string, string>; databases: number; caches: number; html: string }> {
  return page.evaluate(async () => {
    const html = document.documentElement.cloneNode(true)
    // The user center may show the user's own data, in the values of its rows.
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

/** Unique values of one user: identifiers and passwords. */
interface Canaries {
  person: Record<string, string>
  passwords: Record<string, string>
}

/** Tracks one user's values in everything that a page does. */
export function followCanaries(page: Page, { person, passwords }: Canaries) {
  const { traces, settle } = noteTraces(page)
  /** Codes and tokens, as they are created. */
  const given: Record<string, string> = {}
  const everything = () => ({ ...person, ...passwords, ...given })
  return {
    everything,
    /** The newest code sent to the user. */
    async takeCode(to: string): Promise<string> {
      const code = await codeFor(page, to)
      given[`code ${Object.keys(given).length}`] = code
      return code
    },
    /** Records the session token, which only the browser may know. */
    async noteToken(): Promise<void> {
      const token = (await page.context().cookies()).find(({ name }) => name === 'cl-official-website')
      given[`token ${Object.keys(given).length}`] = token?.value ?? ''
    },
    /** Expects none of the values in the page and its storage while no form is open, except the remembered identifier. */
    async look(identifier?: string): Promise<void> {
      const { stored, databases, caches, html } = await storedBy(page)
      expect(stored[remembered]).toBe(identifier && `saveUserPhone ${identifier}`)
      delete stored[remembered]
      const places = Object.entries({ ...stored, html })
      expect(places.flatMap(([at, text]) => canariesIn(text, everything()).map((name) => `${name} in ${at}`))).toEqual([])
      expect({ databases, caches }).toEqual({ databases: 0, caches: 0 })
    },
    /** Expects none of the values in requests, responses and logs; requests may contain only the hashes of these passwords. */
    async conclude(): Promise<void> {
      await settle()
      const kinds = new Set(traces.map(({ kind }) => kind))
      expect([...kinds].sort()).toEqual(expect.arrayContaining(['answer', 'html', 'referrer', 'request body', 'url']))
      const leaks = traces.flatMap(({ kind, at, text }) => {
        if (kind === 'request body') return []
        const isOwn = kind === 'answer' && answersWithOwnData.includes(at)
        const wanted = isOwn ? { ...passwords, ...given } : everything()
        return canariesIn(text, wanted).map((name) => `${name} in ${kind} ${at}`)
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
