import net from 'node:net'
import tls from 'node:tls'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Delivery } from '.'
import { undelivered } from './failure'
import { invitationTexts, type MailTexts, mailTextsOf } from './texts'

/** The mail server and the sender. Why this library: docs/decisions/010-smtp-library.md. */
export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte, mandatory STARTTLS, or no encryption. */
  security: 'tls' | 'starttls' | 'none'
  /** Undefined if the server needs no login. */
  login: { user: string; pass: string } | undefined
  /** An address, or `Name <address>`. */
  from: string
}

/* Milliseconds for all attempts together: the visitor waits at a form, which gives up after ten seconds. */
const timeout = 9_500
const pause = 500
/** With less time left, a second attempt cannot succeed. */
const minAttemptTime = 2_000

/**
 * A single address that neither a header nor an SMTP command can read as more than that: no spaces, control characters,
 * lists, comments or quotes. The contract's rule for e-mail addresses is wider.
 */
const plainAddress = /^[^\s\p{Cc}\p{Cf}@<>()[\],;:\\"]+@[^\s\p{Cc}\p{Cf}@<>()[\],;:\\"]+$/u

/** Sends messages to e-mail addresses. A temporary failure is retried once, unless the server may have accepted the mail. */
export function smtpDelivery(settings: SmtpSettings): Delivery {
  async function send(to: string, texts: MailTexts): Promise<void> {
    if (!plainAddress.test(to)) throw undelivered('email', 'address', 0)
    const mail = await compose(to, texts, settings.from)
    const deadline = Date.now() + timeout
    const first = await attempt(settings, mail, timeout)
    if (first === 'accepted') return
    const left = deadline - Date.now() - pause
    if (!first.temporary || left < minAttemptTime) throw undelivered('email', first.reason, 1)
    await new Promise((resolve) => setTimeout(resolve, pause))
    const second = await attempt(settings, mail, left)
    if (second !== 'accepted') throw undelivered('email', second.reason, 2)
  }
  return {
    sendCode: ({ to, ...code }) => send(to, mailTextsOf(code)),
    sendInvitation: ({ to, ...invitation }) => send(to, invitationTexts(invitation))
  }
}

interface Mail {
  envelope: { from: string | false; to: string[] }
  raw: Buffer
}

async function compose(to: string, texts: MailTexts, from: string): Promise<Mail> {
  const node = new MailComposer({
    from,
    // Passed as an object, so that the library does not parse it as a list of addresses.
    to: { name: '', address: to },
    ...texts,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true
  }).compile()
  return { envelope: { from: node.getEnvelope().from, to: [to] }, raw: await node.build() }
}

interface Failure {
  reason: string
  /** Whether a retry may succeed; false if this attempt may have been accepted. */
  temporary: boolean
}

/** One attempt: connects, logs in and sends the mail. Never throws. */
async function attempt(settings: SmtpSettings, mail: Mail, milliseconds: number): Promise<'accepted' | Failure> {
  const progress: { stage: 'connect' | 'login' | 'send' } = { stage: 'connect' }
  const socket = openSocket(settings)
  let connection: SMTPConnection | undefined

  async function work() {
    await connected(socket, settings)
    const { host, port, security, login, from } = settings
    connection = new SMTPConnection({
      host,
      port,
      connection: socket,
      secure: security === 'tls',
      secured: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      // Some servers refuse the host name that a worker reports.
      name: from.replace(/^.*@|>$/g, ''),
      connectionTimeout: milliseconds,
      greetingTimeout: milliseconds,
      socketTimeout: milliseconds
    })
    await stepOf(connection, (smtp, done) => smtp.connect(done))
    if (login) {
      progress.stage = 'login'
      await stepOf(connection, (smtp, done) => smtp.login(login, done))
    }
    progress.stage = 'send'
    await stepOf(connection, (smtp, done) => smtp.send(mail.envelope, mail.raw, done))
    connection.quit()
  }

  // The library attaches its listeners a moment after the socket connects; without this one, a server that hangs up in
  // between would look silent. Rejects a moment later than the library's own listeners, which know the server's last
  // reply.
  const hungUp = new Promise<never>((_, reject) => {
    socket.once('close', () => setImmediate(reject, new Error('The server hung up')))
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  try {
    if ((await Promise.race([work(), hungUp, late])) !== 'late') return 'accepted'
    closeAll(socket, connection)
    return { reason: `no answer in time at ${progress.stage}`, temporary: progress.stage !== 'send' }
  } catch (error) {
    closeAll(socket, connection)
    const answered = error instanceof Error ? Number(Reflect.get(error, 'responseCode')) : Number.NaN
    if (answered >= 400) return { reason: `status ${answered} at ${progress.stage}`, temporary: answered < 500 }
    // After an interruption during transfer the mail may have been accepted, and a retry would send it twice.
    return { reason: `broken off at ${progress.stage}`, temporary: progress.stage !== 'send' }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Opens the socket here, because the library would resolve the name and connect to an IP address: the platform could
 * not check the certificate against the name.
 */
function openSocket({ host, port, security }: SmtpSettings): net.Socket {
  if (security !== 'tls') return net.connect({ host, port })
  return tls.connect({ host, port, ...(net.isIP(host) === 0 && { servername: host }) })
}

function connected(socket: net.Socket, { security }: SmtpSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    // Never removed: a socket error without a listener would end the request.
    socket.on('error', reject)
    socket.once(security === 'tls' ? 'secureConnect' : 'connect', resolve)
  })
}

/** Waits for a step of the dialogue; a connection failure arrives as an event rather than through the step's promise. */
function stepOf(
  connection: SMTPConnection,
  start: (connection: SMTPConnection, done: (error?: Error | null) => void) => void
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The connection ended')))
    start(connection, (error) => (error ? reject(error) : resolve()))
  })
}

function closeAll(socket: net.Socket, connection: SMTPConnection | undefined): void {
  connection?.close()
  socket.destroy()
}
