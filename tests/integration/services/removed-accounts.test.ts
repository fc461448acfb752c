import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { serviceHeader } from '../../../src/contract/headers'
import { accountHolders, removedAccountsSchema } from '../../../src/contract/removed-accounts'
import { sharedServices } from './harness'
import { addAccount, addSessions } from './stored-accounts'

/* Main and exam learn of a removed account by a call of their own to passport, which repeats it until they acknowledge. */

const services = await sharedServices()
const { passportDb, mainDb, examDb, site } = services

beforeEach(async () => void (await passportDb.exec('DELETE FROM removals')))

const path = '/galaxy/service/removed-accounts'
const ask = (holder: string, erased: string[] = []) =>
  services.call('passport', 'service/removed-accounts', { json: { erased }, headers: { [serviceHeader]: holder } })
const listed = async (holder: string, erased?: string[]) =>
  v.parse(removedAccountsSchema, (await ask(holder, erased)).data).accounts

/** Removes a new account, as the nightly job does; main and exam have a row of it. */
async function removeAccount() {
  const account = await addAccount(services)
  await mainDb
    .prepare("INSERT INTO consents (id, account, statement_version, statement_hash, accepted_at) VALUES (?, ?, '', '', 1)")
    .bind(randomUUID(), account.id)
    .run()
  await examDb.prepare("INSERT INTO lessons VALUES (?, 'lesson', 1)").bind(account.id).run()
  await passportDb.prepare('UPDATE accounts SET delete_at = 1 WHERE id = ?').bind(account.id).run()
  await site.runNightlyJob()
  return account.id
}
const inMain = (account: string) =>
  mainDb.prepare('SELECT count(*) AS n FROM consents WHERE account = ?').bind(account).first<number>('n')
const inExam = (account: string) =>
  examDb.prepare('SELECT count(*) AS n FROM lessons WHERE account = ?').bind(account).first<number>('n')

test('an account is repeated to each service until that service has acknowledged it', async () => {
  const account = await removeAccount()
  for (const holder of accountHolders) {
    expect(await listed(holder)).toEqual([account])
    expect(await listed(holder, [randomUUID()])).toEqual([account])
    expect(await listed(holder, [account])).toEqual([])
    expect(await listed(holder)).toEqual([])
  }
})

test('the jobs of main and exam erase the account within a minute, each for itself', async () => {
  const account = await removeAccount()
  await site.runMainJob('minute')
  expect([await inMain(account), await inExam(account)]).toEqual([0, 1])
  expect([await listed('main'), await listed('exam')]).toEqual([[], [account]])
  await site.runExamJob()
  expect([await inExam(account), await listed('exam')]).toEqual([0, []])
})

test('a service whose erasure fails erases the account in a later run', async () => {
  const account = await removeAccount()
  await mainDb.exec('ALTER TABLE consents RENAME TO consents_gone')
  await site.runMainJob('minute').catch(() => undefined)
  await mainDb.exec('ALTER TABLE consents_gone RENAME TO consents')
  expect([await inMain(account), await listed('main')]).toEqual([1, [account]])
  await site.runMainJob('minute')
  expect([await inMain(account), await listed('main')]).toEqual([0, []])
})

test('more accounts than an answer holds are all erased by one run', async () => {
  const accounts = Array.from({ length: 120 }, () => randomUUID())
  await passportDb.prepare("INSERT INTO removals SELECT value, 'main', 1 FROM json_each(?)").bind(JSON.stringify(accounts)).run()
  await site.runMainJob('minute')
  expect(await listed('main')).toEqual([])
})

test('only another service is answered', async () => {
  const account = await removeAccount()
  const [token] = await addSessions(services, [await addAccount(services)])
  const strangers: Record<string, string>[] = [{}, { [serviceHeader]: 'site' }, { Authorization: token ?? '' }]
  for (const headers of strangers) {
    const answer = await services.call('passport', 'service/removed-accounts', { json: { erased: [account] }, headers })
    expect(answer.http).toBe(401)
  }
  expect(await listed('main')).toEqual([account])
})

test.each([
  `/api/passport${path}`,
  `/api/passport${path}/`,
  `/api/passport/galaxy/x/../service/removed-accounts`,
  `/api/passport${path}?x=/public/`,
  `/api/passport${path}#x`,
  `/api/passport${path.toUpperCase()}`,
  `/api/passport/galaxy/%73ervice/removed%2Daccounts`,
  `/api/passport/galaxy/%2573ervice/removed-accounts`,
  `/api/passport/galaxy%2Fservice%2Fremoved-accounts`,
  `/api/passport//galaxy/service/removed-accounts`,
  `/api/passport${path};x=1`,
  `/api/passport/public${path}`,
  `/api/passport/./galaxy/service/removed-accounts`,
  `/api/main/..%2f..${path}`,
  `/api/main${path}`,
  `/api/exam${path}`,
  `/website/extention/api${path}`,
  `/public${path}`,
  `/API/passport${path}`
])('the edge forwards no %s', async (address) => {
  const account = await removeAccount()
  const headers = { [serviceHeader]: 'main', 'X-Service-Secret': 's'.repeat(32), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ erased: [account] })
  const answer = await site.call(address, { method: 'POST', headers, body })
  expect([400, 404, 405]).toContain(answer.status)
  expect(answer.body).not.toContain(account)
  expect(await listed('main')).toEqual([account])
})
