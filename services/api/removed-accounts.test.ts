import { expect, test, vi } from 'vitest'
import { eraseRemovedAccounts } from './removed-accounts'

/** A passport with a list of removed accounts, which records its requests. */
function passportWith(accounts: string[]) {
  const asked: { url: string; headers: Record<string, string>; erased: string[] }[] = []
  const answer = async (url: string, init?: RequestInit) => {
    const { erased } = JSON.parse(String(init?.body))
    asked.push({ url, headers: Object.fromEntries(new Headers(init?.headers)), erased })
    for (const account of erased) accounts.splice(accounts.indexOf(account), 1)
    return Response.json({ status: 200, data: { accounts: accounts.slice(0, 2) } })
  }
  return { asked, answer, PASSPORT: { fetch: answer } }
}

test('every removed account is erased, and acknowledged only then', async () => {
  const { asked, PASSPORT } = passportWith(['a', 'b', 'c'])
  const erased: string[] = []
  await eraseRemovedAccounts({ PASSPORT, PASSPORT_BASE: '' }, 'main', async (account) => erased.push(account))
  expect(erased).toEqual(['a', 'b', 'c'])
  expect(asked.map((request) => request.erased)).toEqual([[], ['a', 'b'], ['c']])
  expect(asked[0]).toMatchObject({
    url: 'http://passport/galaxy/service/removed-accounts',
    headers: { 'x-service': 'main', 'content-type': 'application/json' }
  })
  expect(asked[0]?.headers).not.toHaveProperty('x-service-secret')
})

test('an account that could not be erased is not acknowledged, and the run fails', async () => {
  const accounts = ['a', 'b']
  const { asked, PASSPORT } = passportWith(accounts)
  const erase = async (account: string) => {
    if (account === 'a') throw new Error('no database')
  }
  await expect(eraseRemovedAccounts({ PASSPORT, PASSPORT_BASE: '' }, 'exam', erase)).rejects.toThrow('no database')
  expect(asked.at(-1)?.erased).toEqual(['b'])
  expect(accounts).toEqual(['a'])
})

test('a passport of the vendor is asked with the secret, and not at all without one', async () => {
  const { asked, answer, PASSPORT } = passportWith([])
  vi.stubGlobal('fetch', answer)
  const erase = async () => undefined
  const passport = { PASSPORT, PASSPORT_BASE: 'https://passport.example/v2' }
  await eraseRemovedAccounts(passport, 'main', erase)
  expect(asked).toEqual([])
  await eraseRemovedAccounts({ ...passport, SERVICE_SECRET: 's'.repeat(32) }, 'main', erase)
  expect(asked).toMatchObject([
    { url: 'https://passport.example/v2/galaxy/service/removed-accounts', headers: { 'x-service-secret': 's'.repeat(32) } }
  ])
})

test('a refusal and an answer of another shape are failures', async () => {
  const ask = (answer: Response) =>
    eraseRemovedAccounts({ PASSPORT: { fetch: async () => answer }, PASSPORT_BASE: '' }, 'main', async () => undefined)
  await expect(ask(Response.json({ status: 401 }, { status: 401 }))).rejects.toThrow('401')
  await expect(ask(Response.json({ status: 200, data: ['a'] }))).rejects.toThrow()
})

test('the failure names the status of a gateway that answers in HTML', async () => {
  const PASSPORT = { fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) }
  const run = eraseRemovedAccounts({ PASSPORT, PASSPORT_BASE: '' }, 'main', async () => undefined)
  await expect(run).rejects.toMatchObject({ cause: { code: 'passport answered 502' } })
})

test('a run fails if passport repeats acknowledged accounts', async () => {
  const asked: unknown[] = []
  const repeat = async (_: string, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)))
    if (asked.length > 3) throw new Error('asked for ever')
    return Response.json({ status: 200, data: { accounts: ['a'] } })
  }
  const run = eraseRemovedAccounts({ PASSPORT: { fetch: repeat }, PASSPORT_BASE: '' }, 'main', async () => undefined)
  await expect(run).rejects.toMatchObject({ cause: { code: 'acknowledged accounts repeated' } })
  expect(asked).toEqual([{ erased: [] }, { erased: ['a'] }])
})
