import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openNodeDatabase } from '../hosts/node/database.ts'
import { openNotices } from '../hosts/node/notices.ts'
import { databasePath, services } from '../hosts/node/site.ts'
import { writeStamp } from './build-stamp'
import { reportOf, tryAddress, tryDatabases, tryFiles, tryMail, tryMailServer, tryNotices, tryRunning, trySite } from './doctor'

let state: string
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'galaxy-doctor-'))
})
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  rmSync(state, { recursive: true })
})

async function portOf(server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

test('missing and corrupt databases of a server are faults', async () => {
  expect(reportOf(await tryDatabases(state)).join()).toMatch(/FAULT .*does not exist/)
  for (const service of services) openNodeDatabase(databasePath(state, service)).close()
  expect(reportOf([...(await tryDatabases(state)), await tryFiles(state)]).every((line) => line.startsWith('  ok'))).toBe(true)
  for (const end of ['', '-wal', '-shm']) rmSync(databasePath(state, 'main') + end, { force: true })
  writeFileSync(databasePath(state, 'main'), 'no database '.repeat(1000))
  expect((await tryDatabases(state)).map(({ fault }) => fault === undefined)).toEqual([true, false, true])
})

test('a notice of the server is a fault until it is cleared', async () => {
  expect((await tryNotices(state)).fault).toBeUndefined()
  const database = openNodeDatabase(databasePath(state, 'host'))
  expect((await tryNotices(state)).fault).toBeUndefined()
  const notices = openNotices(database)
  notices.set('proxies', 'every request comes from 172.17.0.1')
  notices.set('backup', 'the last backup failed: no space left')
  expect((await tryNotices(state)).fault).toMatch(
    /^the last backup failed: .* \(20.*Z\); every request comes from 172\.17\.0\.1 \(20/
  )
  expect(notices.get('proxies')).toBe('every request comes from 172.17.0.1')
  expect(notices.get('mirror')).toBeUndefined()
  notices.clear('backup')
  notices.clear('proxies')
  expect((await tryNotices(state)).fault).toBeUndefined()
  database.close()
})

test('the mail server check logs in and sends no mail', async () => {
  let mails = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onMailFrom: (_address, _session, done) => {
      mails += 1
      done()
    }
  })
  const port = await portOf(server.server)
  const settings = (pass: string) => ({
    host: '127.0.0.1',
    port,
    security: 'none' as const,
    login: { user: 'a', pass },
    from: 'a@b.cn'
  })
  expect(await tryMailServer(settings('right'))).toEqual({ probe: `mail server 127.0.0.1:${port}` })
  expect((await tryMailServer(settings('wrong'))).fault).toContain('Wrong password')
  expect(mails).toBe(0)
})

test('a webhook is checked with HEAD; one that is unreachable or answers 5xx is a fault', async () => {
  const methods: (string | undefined)[] = []
  let status = 405
  const server = createServer((request, response) => {
    methods.push(request.method)
    response.writeHead(status).end()
  })
  const port = await portOf(server)
  expect(await tryAddress('NOTIFY_WEBHOOK_URL', `http://127.0.0.1:${port}/hook?key=secret`)).toEqual({
    probe: `NOTIFY_WEBHOOK_URL http://127.0.0.1:${port}`
  })
  status = 503
  expect((await tryAddress('a', `http://127.0.0.1:${port}/`)).fault).toBe('it answers 503')
  expect(methods).toEqual(['HEAD', 'HEAD'])
  const hangingUp = await portOf(createSocketServer((socket) => socket.destroy()))
  expect((await tryAddress('a', `http://127.0.0.1:${hangingUp}/`)).fault).toBeDefined()
})

test('a setting that is not valid is named, and is no reason to try nothing else', async () => {
  expect(await tryMail('galaxy-main', { SMTP_HOST: 'mail.example', SMTP_PORT: 'abc', SMTP_SECURITY: 'ssl' })).toEqual([
    { probe: 'SMTP_PORT (galaxy-main)', fault: 'must be a port number' },
    { probe: 'SMTP_SECURITY (galaxy-main)', fault: 'must be «tls», «starttls» or «none»' }
  ])
  expect(await tryMail('galaxy-main', {})).toEqual([])
  expect(await tryAddress('SMS_WEBHOOK_URL', 'sms.example/send?key=secret')).toEqual({
    probe: 'SMS_WEBHOOK_URL',
    fault: 'it is no whole address, such as https://name.example/path'
  })
})

test('a running site that serves another build than the one in the folder is a fault', async () => {
  const stated = { facts: [{ name: 'phone', state: 'sample' }], securityContact: { address: '', expires: '' } }
  let body = JSON.stringify({ build: 'galaxy-3.1.0-0a1b2c3d', ...stated })
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.end(body)
  })
  const url = `http://127.0.0.1:${await portOf(server)}`
  mkdirSync(join(state, 'dist'))
  expect((await tryRunning(url, state)).finding.fault).toMatch(
    /^galaxy-3\.1\.0-0a1b2c3d, and the folder .* has no finished build/
  )
  writeStamp(join(state, 'dist'), 'galaxy-3.1.0-0a1b2c3d', '0a1b2c3d')
  const { finding, statement } = await tryRunning(url, state)
  expect(finding).toEqual({ probe: `build that ${url} serves: galaxy-3.1.0-0a1b2c3d` })
  expect(statement?.facts).toEqual([{ name: 'phone', state: 'sample' }])
  expect(asked).toEqual(['/.well-known/galaxy-build', '/.well-known/galaxy-build'])

  body = JSON.stringify({ build: 'galaxy-3.0.0-ffffffff', ...stated })
  expect((await tryRunning(url, state)).finding.fault).toContain(
    'galaxy-3.0.0-ffffffff, and the folder of this command has galaxy-3.1.0'
  )
  body = '<!doctype html>'
  expect((await tryRunning(url, state)).finding.fault).toContain('earlier version')
})

test('an unreachable site is a fault that states the reason', async () => {
  const server = createServer()
  const url = `http://127.0.0.1:${await portOf(server)}`
  await new Promise((resolve) => server.close(resolve))
  const why = `connect ECONNREFUSED ${new URL(url).host}`
  expect((await tryRunning(url, state)).finding.fault).toBe(`no site answers there (${why})`)
  expect((await trySite(url)).fault).toBe(`fetch failed (${why})`)
})
