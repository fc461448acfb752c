import { expect, test } from 'vitest'
import { testApp } from '../test-edge'
import { drainBody } from './drain-body'

const app = testApp(drainBody())

/** A body of so many kibibytes that counts the chunks read from it. */
function body(kibibytes: number) {
  const read = { chunks: 0, isEnded: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.chunks === kibibytes) {
          read.isEnded = true
          return controller.close()
        }
        read.chunks += 1
        controller.enqueue(new Uint8Array(1024))
      }
    },
    { highWaterMark: 0 }
  )
  return { read, stream }
}

const post = (stream: ReadableStream, headers: Record<string, string> = {}) =>
  app.request(new Request('http://localhost/', { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit))

test('a short body that no step read is read, so that the connection can be used again', async () => {
  const { read, stream } = body(10)
  const answer = await post(stream)
  expect(read.isEnded).toBe(true)
  expect(answer.headers.get('Connection')).toBeNull()
})

test('after a body that is too long the connection is closed, and the answer says so', async () => {
  const { read, stream } = body(1000)
  expect((await post(stream)).headers.get('Connection')).toBe('close')
  expect(read.chunks).toBeLessThan(80)
  const announced = body(1)
  expect((await post(announced.stream, { 'Content-Length': '1000000' })).headers.get('Connection')).toBe('close')
  expect(announced.read.chunks).toBe(0)
})

test('a body that stops is waited for a second only', async () => {
  const asked = Date.now()
  const answer = await post(new ReadableStream({ pull: () => new Promise(() => undefined) }))
  expect(answer.headers.get('Connection')).toBe('close')
  expect(Date.now() - asked).toBeLessThan(30_000)
})
