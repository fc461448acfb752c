import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAccounts } from '../../../scripts/accounts-command'
import { run } from '../../../scripts/run-program'
import { newPhone, password, registerAccount, sharedServices } from './harness'

/* Runs the operator's command while a site uses the same database. */

const services = await sharedServices()
const { state } = services.site
const passport = (path: string, request: Parameters<typeof services.call>[2]) => services.call('passport', path, request)

test('a locked account is logged out and stays out of the running site until it is unlocked', async () => {
  const { phone, token } = await registerAccount(services)
  const login = () => passport('login', { json: { phone, password } })
  expect((await passport('user/current-user', { token })).http).toBe(200)

  expect(await runAccounts(['lock', phone], state)).toMatchObject({ code: 0, text: expect.stringContaining('is locked') })
  expect((await passport('user/current-user', { token })).http).toBe(403)
  expect((await login()).http).toBe(423)
  expect((await runAccounts(['list', '--locked'], state)).text).toContain(`138****${phone.slice(-4)}`)

  expect(await runAccounts(['unlock', phone], state)).toMatchObject({ code: 0, text: expect.stringContaining('is unlocked') })
  expect((await login()).http).toBe(200)
})

test('the command works on the folder of a site that was started with another one', async () => {
  const { phone } = await registerAccount(services)
  expect(await runAccounts(['grant', phone, 'author', '--state', state], 'nowhere')).toMatchObject({ code: 0 })
  const { text } = await runAccounts(['list', '--state', state], 'nowhere')
  expect(text).toMatch(new RegExp(`138\\*{4}${phone.slice(-4)}.*author`))
})

test('the command succeeds while the site writes continuously, and the database stays intact', async () => {
  const phones = [newPhone(), newPhone(), newPhone()]
  for (const phone of phones) await registerAccount(services, phone)
  const database = services.passportDb
  let writing = true
  let written = 0
  const insert = database.prepare("INSERT INTO events (id, at, kind) VALUES (hex(randomblob(8)), 1, 'login-failed')")
  const writer = async () => {
    while (writing) {
      // The runtime does not wait for the transaction of the command: it refuses the row.
      await insert.run().then(
        () => (written += 1),
        () => undefined
      )
    }
  }
  const writers = [writer(), writer(), writer()]
  const said = []
  for (const phone of phones) said.push(await runAccounts(['lock', phone], state))
  writing = false
  await Promise.all(writers)

  expect(said.map(({ code }) => code)).toEqual([0, 0, 0])
  const count = async (table: string) => (await database.prepare(`SELECT count(*) AS n FROM ${table}`).first())?.n
  expect(await count('events WHERE at = 1')).toBe(written)
  expect(written).toBeGreaterThan(0)
  expect(await count('accounts WHERE locked_at IS NOT NULL')).toBe(3)
  expect(await count("events WHERE kind = 'locked'")).toBe(4)
  expect(await database.prepare('PRAGMA quick_check').first()).toEqual({ quick_check: 'ok' })
})

test('an unknown account, a missing database and an invalid command have different answers', async () => {
  expect(await runAccounts(['lock', 'nobody@example.com'], state)).toMatchObject({
    code: 1,
    text: expect.stringContaining('no account')
  })
  expect(await runAccounts(['list'], join(state, 'none'))).toMatchObject({ code: 1, text: expect.stringContaining('npm start') })
  const { code, output } = await run('node', ['scripts/command.mjs', 'accounts', 'lock', '12'])
  expect(code).toBe(2)
  expect(output).toContain('Usage: npm run accounts')
})
