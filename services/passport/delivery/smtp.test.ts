import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { DeliveryError } from './failure'
import { smtpDelivery } from './smtp'

/*
 * Tests the timeouts with fake timers, so that a busy machine changes nothing. Other behavior of mail servers is tested
 * in tests/integration/services/delivery-email.test.ts.
 */

const closing: Server[] = []
let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const server of closing.splice(0)) server.close()
})

/** A server that answers each command with the next reply, then stays silent. */
async function startServer(replies: string[]) {
  const sockets: Socket[] = []
  let silent = () => {}
  const silence = new Promise<void>((resolve) => {
    silent = resolve
  })
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    const left = [...replies]
    const next = () => {
      const reply = left.shift()
      if (reply === undefined) silent()
      else socket.write(`${reply}\r\n`)
    }
    next()
    socket.on('data', next)
  })
  closing.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { port: address.port, silence, sockets }
}

const code = { to: 'somebody@example.com', type: '1', code: '123456', locale: 'en-US' } as const
const login = { user: 'galaxy', pass: 'a password of this test' }

test.each([
  ['from the first moment', [], 'connect'],
  ['after its greeting', ['220 ready'], 'connect'],
  ['at the login', ['220 ready', '250-hello\r\n250 AUTH PLAIN'], 'login'],
  ['at the recipient', ['220 ready', '250-hello\r\n250 AUTH PLAIN', '235 in', '250 sender'], 'send']
])('a server that is silent %s is a failure within ten seconds', async (_, replies, stage) => {
  const { port, silence, sockets } = await startServer(replies)
  const settings = { host: '127.0.0.1', port, security: 'none', login, from: 'no-reply@galaxy.example' } as const
  const sending = smtpDelivery(settings).sendCode(code)
  const outcome = vi.fn<(error: unknown) => void>()
  void sending.then(outcome, outcome)

  await silence
  await vi.advanceTimersByTimeAsync(9_000)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(DeliveryError))
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`no answer in time at ${stage}`))
  expect(sockets).toHaveLength(1)
})
