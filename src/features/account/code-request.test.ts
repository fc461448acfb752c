import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('~/lib/edge-context', () => ({ edgeContext: () => undefined }))

import { m } from '~/paraglide/messages'
import { parseEnds, secondsUntil } from './code-countdown'

/* The countdown and the message after the request for a code. */

const phone = '13900000000'
const send = vi.fn<() => Promise<Response>>()
const ok = async () => Response.json({ status: 200 })
const refuse = (status: number, error: string) => async () => Response.json({ status, error }, { status })
const tooOften = refuse(429, 'wait')
const noAnswer = () => Promise.reject(new TypeError('network'))

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text)
  })
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.useRealTimers())

/** Seconds of the countdown of the type; 0 without one. */
function secondsLeft(): number {
  const ends = parseEnds(stored.get('code-countdowns') ?? null, Date.now())
  return secondsUntil(ends['1'] ?? 0, Date.now())
}

/** The modules as a page has them after it was loaded, with the failures that the shell shows. */
async function load() {
  vi.resetModules()
  const { requestCode } = await import('./code-request')
  const { toastStore } = await import('~/lib/toasts')
  const { onApiError } = await import('~/lib/api')
  const shown: string[] = []
  onApiError(({ text }) => shown.push(text))
  const request = async (answer: () => Promise<Response>, to = phone) => {
    send.mockImplementation(answer)
    await requestCode({ phone: to, type: '1' }).catch(() => undefined)
    return { seconds: secondsLeft(), toast: toastStore.state.toast?.text, shown: shown.splice(0) }
  }
  return request
}

test('a code that was sent starts the countdown', async () => {
  const request = await load()
  expect(await request(ok)).toEqual({ seconds: 60, toast: m.account_code_sent(), shown: [] })
})

test.each([
  ['the connection is lost', noAnswer],
  ['the edge waits for passport in vain', refuse(504, 'unreachable')]
])('if %s, the code may be on its way, and another one can be asked for at once', async (_, answer) => {
  const request = await load()
  expect(await request(answer)).toEqual({ seconds: 0, toast: m.account_code_unanswered(), shown: [] })
})

test('a request without an answer that passport counted ends in the countdown of that request', async () => {
  const request = await load()
  await request(noAnswer)
  vi.setSystemTime(15_000)
  expect(await request(tooOften)).toMatchObject({ seconds: 45, shown: ['wait'] })
})

test('a refusal starts no countdown without such a request, for another identifier, or after its minute', async () => {
  const request = await load()
  expect(await request(tooOften)).toMatchObject({ seconds: 0, shown: ['wait'] })
  await request(noAnswer)
  expect(await request(tooOften, '13800000000')).toMatchObject({ seconds: 0 })
  vi.setSystemTime(60_000)
  expect(await request(tooOften)).toMatchObject({ seconds: 0 })
})

test('nothing was sent from a device that is offline, or by a service that says so', async () => {
  const request = await load()
  expect(await request(refuse(502, 'not sent'))).toEqual({ seconds: 0, toast: undefined, shown: ['not sent'] })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await request(noAnswer)).toEqual({ seconds: 0, toast: undefined, shown: [m.api_unreachable()] })
})

test('a page waits no longer for a code than passport for its gateway', async () => {
  const request = await load()
  const limit = vi.spyOn(AbortSignal, 'timeout')
  await request(ok)
  expect(limit).toHaveBeenCalledExactlyOnceWith(10_000)
})
