import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { authorityName, createAuthority } from '../../support/certificate'
import { eventually } from '../../support/eventually'
import { type DeliveringPassport, type DeliveringPassports, startDeliveringPassports } from './delivering-passport'

/* Codes for email addresses, sent by the built passport on workerd over real sockets to SMTP servers in this file. */

const login = { user: 'galaxy', pass: 'a password of this test' }

interface Mail {
  from: string
  to: string[]
  raw: string
  encrypted: boolean
  user: string | undefined
}

let received: Mail[] = []
let connections = 0
/** Replies that replace the next ones: a status and the command it answers. */
let refusals: { command: 'RCPT' | 'DATA'; status: number }[] = []

function refusalOf(command: 'RCPT' | 'DATA'): Error | null {
  if (refusals[0]?.command !== command) return null
  const status = refusals.shift()?.status
  return Object.assign(new Error('not to somebody@example.com'), { responseCode: status })
}

function startServer(options: SMTPServerOptions): Promise<{ port: number; close: () => void }> {
  const server = new SMTPServer({
    logger: false,
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onAuth: ({ username, password }, _, done) => {
      if (username === login.user && password === login.pass) done(null, { user: username })
      else done(new Error('Wrong'))
    },
    onRcptTo: (_, __, done) => done(refusalOf('RCPT')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refusalOf('DATA')
        if (refusal) return done(refusal)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          encrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined
        })
        done()
      })
    },
    ...options
  })
  // A client that rejects the certificate aborts the handshake, as the test expects.
  server.on('error', () => undefined)
  return new Promise((resolve) => {
    const listening = server.listen(0, 'localhost', () => resolve({ port: portOf(listening), close: () => server.close() }))
  })
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

/** A TCP server that handles connections as the test defines. */
async function startRawServer(handle: Parameters<typeof createServer>[1]) {
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    handle?.(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { port: portOf(server), close: () => server.close() }
}

const authority = createAuthority(authorityName, inject('authorityKey'))
const certificates = {
  trusted: authority.issue('localhost'),
  ofOtherName: authority.issue('other.example'),
  ofOtherAuthority: createAuthority('Somebody').issue('localhost')
}
const closing: (() => unknown)[] = []
const open = <Opened extends { close: () => unknown }>(opened: Opened): Opened => {
  closing.push(opened.close)
  return opened
}

/** Number of connections to the raw servers. */
const asked = { hanging: 0, mute: 0 }

/** A server that disconnects after it received the mail. */
const startForgetful = () =>
  startRawServer((socket) => {
    const replies = ['220 ready', '250 hello', '250 sender', '250 recipient', '354 go on']
    let mail = ''
    socket.write(`${replies.shift()}\r\n`)
    socket.on('data', (chunk) => {
      const reply = replies.shift()
      if (reply) return socket.write(`${reply}\r\n`)
      mail += chunk
      return mail.endsWith('\r\n.\r\n') && socket.destroy()
    })
  })

/** Starts every server and a passport for each; all of them trust the authority. */
async function startAll(): Promise<DeliveringPassports> {
  const settings = new Map<string, Record<string, string | number>>()
  const add = (name: string, port: number, security: 'tls' | 'starttls' | 'none', changes: Record<string, string> = {}) =>
    settings.set(name, {
      SMTP_HOST: 'localhost',
      SMTP_PORT: port,
      SMTP_SECURITY: security,
      SMTP_USER: login.user,
      SMTP_PASSWORD: login.pass,
      SMTP_FROM: 'Galaxy <no-reply@galaxy.example>',
      ...changes
    })
  const plain = open(await startServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true }))
  add('plain', plain.port, 'none')
  add('wrong password', plain.port, 'none', { SMTP_PASSWORD: 'wrong' })
  add('starttls to plain', plain.port, 'starttls')
  const down = await startRawServer(() => undefined)
  down.close()
  add('down', down.port, 'none')
  const hanging = await startRawServer((socket) => {
    asked.hanging += 1
    socket.destroy()
  })
  add('hanging up', open(hanging).port, 'none')
  const mute = await startRawServer(() => {
    asked.mute += 1
  })
  add('mute', open(mute).port, 'none')
  add('forgetful', open(await startForgetful()).port, 'none', { SMTP_USER: '', SMTP_PASSWORD: '' })
  for (const security of ['tls', 'starttls'] as const) {
    for (const [name, certificate] of Object.entries(certificates)) {
      const { port } = open(await startServer({ secure: security === 'tls', ...certificate }))
      add(`${security} ${name}`, port, security)
    }
  }
  return open(await startDeliveringPassports(settings))
}

let started: DeliveringPassports
let passport: DeliveringPassport
beforeAll(async () => {
  started = await startAll()
  passport = started.passport('plain')
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})
beforeEach(() => {
  received = []
  refusals = []
  connections = 0
  started.logs.length = 0
})

let people = 0
function newAddress(): string {
  people += 1
  return `person${people}@example.com`
}
const failed = { http: 502, status: 502, error: '验证码发送失败，请稍后重试' }

/** The decoded parts of a mail; passport encodes each as base64 or quoted-printable. */
function partsOf(raw: string): string[] {
  return raw.split(/^--.*$/m).flatMap((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n')
    const text = body.join('\r\n\r\n')
    if (/base64/i.test(head)) return [Buffer.from(text, 'base64').toString()]
    if (!/quoted-printable/i.test(head)) return [text]
    const unfolded = text.replace(/=\r\n/g, '')
    return [
      Buffer.from(
        unfolded.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1'
      ).toString()
    ]
  })
}
const codeIn = (mail: Mail | undefined) => /\b\d{6}\b/.exec(partsOf(mail?.raw ?? '').join('\n'))?.[0] ?? ''

test('a mail in English arrives after a login, with the code as text and HTML, and the code registers', async () => {
  const to = newAddress()
  expect((await passport.getCode(to, 'EN')).http).toBe(200)
  const [mail] = received
  expect(mail).toMatchObject({ from: 'no-reply@galaxy.example', to: [to], user: login.user })
  expect(mail?.raw).toContain('Subject: Your Galaxy registration code\r\n')
  expect(mail?.raw).toContain('From: Galaxy <no-reply@galaxy.example>\r\n')
  expect(mail?.raw).toContain(`To: ${to}\r\n`)
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated\r\n')
  const captcha = codeIn(mail)
  const texts = partsOf(mail?.raw ?? '').filter((part) => part.includes(captcha))
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(text).toContain(m.service_mail_lifetime({ minutes: 5 }, { locale: 'en-US' }))
  const person = { phone: to, captcha, password: 'a'.repeat(64), username: 'Person', company: 'c', position: 'p', purpose: 'u' }
  expect((await passport.call('user/register', { language: 'EN', json: person })).http).toBe(200)
})

test('a mail in Chinese names another purpose', async () => {
  expect((await passport.getCode(newAddress(), 'CN', '2')).http).toBe(200)
  const raw = received[0]?.raw ?? ''
  const words = [...raw.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
    kind?.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : Buffer.from(
          word.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1'
        ).toString()
  )
  expect(words.join('')).toBe('Galaxy重置密码验证码')
  expect(partsOf(raw).join('\n')).toContain(m.service_mail_reset({ brand: 'Galaxy' }, { locale: 'zh-CN' }))
})

test('a server that defers the first time is asked once more, at either point', async () => {
  for (const command of ['RCPT', 'DATA'] as const) {
    received = []
    refusals = [{ command, status: 451 }]
    expect((await passport.getCode(newAddress(), 'EN')).http).toBe(200)
    expect(received).toHaveLength(1)
  }
  expect(connections).toBe(4)
})

test('a server that defers twice, or refuses, is not asked again; the budget is not spent', async () => {
  const before = await passport.placesTaken('code:all')
  refusals = [451, 451].map((status) => ({ command: 'RCPT', status }))
  const to = newAddress()
  expect(await passport.getCode(to, 'CN', '2')).toMatchObject(failed)
  expect(connections).toBe(2)
  refusals = [{ command: 'RCPT', status: 550 }]
  expect(await passport.getCode(to, 'CN', '2')).toMatchObject(failed)
  refusals = [{ command: 'DATA', status: 554 }]
  expect(await passport.getCode(to, 'CN', '2')).toMatchObject(failed)
  expect(connections).toBe(4)
  expect([await passport.placesTaken(`code:${to}`), await passport.placesTaken('code:all')]).toEqual([0, before])
  expect((await passport.getCode(to, 'CN', '2')).http).toBe(200)
})

test('the log has the reason why a mail was not accepted, without recipient and content', async () => {
  refusals = [{ command: 'RCPT', status: 550 }]
  const to = newAddress()
  await passport.getCode(to, 'EN')
  await eventually(() => expect(started.logs.join('\n')).toContain('status 550 at send'))
  const logged = started.logs.join('\n')
  for (const canary of [to, 'somebody@example.com', login.pass]) expect(logged).not.toContain(canary)
})

test('no address can add a header, a recipient or a command', async () => {
  for (const to of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'a,b@example.com',
    'a>@example.com',
    '"a"@example.com',
    'a\u0000b@example.com',
    'a\u0085b@example.com',
    'a@example.com;b'
  ]) {
    const { http } = await passport.getCode(to, 'EN', '2')
    expect([400, 502]).toContain(http)
  }
  expect({ received, connections }).toEqual({ received: [], connections: 0 })
})

test('codes cannot be sent to phone numbers while only the mail server is configured', async () => {
  expect((await passport.getCode('13900000001')).http).toBe(503)
})

test('a server that is down or disconnects is tried twice, a silent one once, and then delivery fails', async () => {
  const names = ['down', 'hanging up', 'mute']
  const outcomes = await Promise.all(names.map((name) => started.passport(name).getCode(newAddress(), 'CN', '2')))
  for (const outcome of outcomes) expect(outcome).toMatchObject(failed)
  // services/passport/delivery/smtp.test.ts tests with fake timers how long a silent server is waited for.
  expect(asked).toEqual({ hanging: 2, mute: 1 })
  await eventually(() => {
    const logged = started.logs.join('\n')
    expect(logged.match(/"reason":"broken off at connect","attempts":2/g)).toHaveLength(2)
    expect(logged.match(/"reason":"no answer in time at connect","attempts":1/g)).toHaveLength(1)
  })
})

test('a mail that may have been accepted is not sent again, and its code is counted', async () => {
  const to = newAddress()
  const error = m.service_code_unconfirmed({}, { locale: 'zh-CN' })
  expect(await started.passport('forgetful').getCode(to, 'CN', '2')).toMatchObject({ http: 502, error })
  expect(connections).toBe(1)
  expect(await started.passport('forgetful').placesTaken(`code:${to}`)).toBe(1)
  await eventually(() => expect(started.logs.join()).toContain('broken off at send'))
})

test('a wrong password of the mail server is a failure that is not repeated', async () => {
  expect(await started.passport('wrong password').getCode(newAddress(), 'CN', '2')).toMatchObject(failed)
  expect(connections).toBe(1)
  await eventually(() => expect(started.logs.join()).toContain('status 535 at login'))
})

for (const security of ['tls', 'starttls'] as const) {
  test(`over ${security} the mail is encrypted, to a server with a trusted certificate of its name only`, async () => {
    const getCode = (certificate: keyof typeof certificates) =>
      started.passport(`${security} ${certificate}`).getCode(newAddress(), 'EN', '2')
    expect((await getCode('trusted')).http).toBe(200)
    expect(received).toMatchObject([{ encrypted: true, user: login.user }])

    received = []
    expect((await getCode('ofOtherName')).http).toBe(502)
    expect((await getCode('ofOtherAuthority')).http).toBe(502)
    expect(received).toEqual([])
  })
}

test('a server without STARTTLS gets neither the password nor a mail if encryption is required', async () => {
  expect(await started.passport('starttls to plain').getCode(newAddress(), 'CN', '2')).toMatchObject(failed)
  expect(received).toEqual([])
})
