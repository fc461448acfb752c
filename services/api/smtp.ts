import net from 'node:net'
import tls from 'node:tls'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

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

/** A mail to one address. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html?: string
  /** The local part of the mail's `Message-ID`: the same one for every attempt. Without it, the mail gets a random one. */
  id?: string
  /** A person wrote it, so that programs may answer it, for example during a vacation. */
  isPersonal?: boolean
}

/**
 * A single address that neither a header nor an SMTP command can read as more than that: no spaces, control characters,
 * lists, comments or quotes. The contract's rule for email addresses is wider.
 */
const plainAddress = /^[^\s\p{Cc}\p{Cf}@<>()[\],;:\\"]+@[^\s\p{Cc}\p{Cf}@<>()[\],;:\\"]+$/u
export const isPlainAddress = (address: string): boolean => plainAddress.test(address)

/** A mail as it is handed to the server. */
interface ComposedMail {
  envelope: { from: string | false; to: string[] }
  raw: Buffer
}

/** Domain of the sender: some servers refuse the host name that a worker reports. */
const domainOf = (from: string) => from.replace(/^.*@|>$/g, '')

/** Writes the mail. The address must be a plain one. */
export async function composeMail({ to, id, isPersonal = false, ...texts }: OutgoingMail, from: string): Promise<ComposedMail> {
  const node = new MailComposer({
    from,
    // Passed as an object, so that the library does not parse it as a list of addresses.
    to: { name: '', address: to },
    ...texts,
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    headers: isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true
  }).compile()
  return { envelope: { from: node.getEnvelope().from, to: [to] }, raw: await node.build() }
}

/** Reason for which the server did not accept a mail. */
export interface MailFailure {
  /** A text of ours, with the status of the server; never its text, which may quote the recipient. */
  reason: string
  stage: 'connect' | 'login' | 'send'
  /** Whether the server refused for the time being, or could not be reached. */
  temporary: boolean
  /** Whether it may have accepted the mail: the connection ended during the transfer. */
  ambiguous: boolean
}

/** One attempt: connects, logs in and sends the mail. Never throws. */
export async function sendMail(
  settings: SmtpSettings,
  mail: ComposedMail,
  milliseconds: number
): Promise<'accepted' | MailFailure> {
  const progress: Pick<MailFailure, 'stage'> = { stage: 'connect' }
  const socket = openSocket(settings)
  let connection: SMTPConnection | undefined

  function interrupted(how: string): MailFailure {
    const { stage } = progress
    return { reason: `${how} at ${stage}`, stage, temporary: true, ambiguous: stage === 'send' }
  }

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
      name: domainOf(from),
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
    return interrupted('no answer in time')
  } catch (error) {
    closeAll(socket, connection)
    const answered = error instanceof Error ? Number(Reflect.get(error, 'responseCode')) : Number.NaN
    if (answered >= 400) {
      const { stage } = progress
      return { reason: `status ${answered} at ${stage}`, stage, temporary: answered < 500, ambiguous: false }
    }
    return interrupted('broken off')
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
