import { expect, test } from 'vitest'
import { withDroppedRest } from './dropped-rest'

/** A body of so many parts of ten bytes, with a record of its reads and its cancellation. */
function body(parts: number) {
  const seen = { read: 0, isCanceled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.read === parts) return controller.close()
        seen.read += 1
        controller.enqueue(new Uint8Array(10))
      },
      cancel() {
        seen.isCanceled = true
      }
    },
    { highWaterMark: 0 }
  )
  return { stream, seen }
}

test('a body that is read to the end is passed on as it is', async () => {
  const { stream, seen } = body(5)
  expect((await new Response(withDroppedRest(stream, 100).stream).arrayBuffer()).byteLength).toBe(50)
  expect(seen).toEqual({ read: 5, isCanceled: false })
})

test('what a reader leaves is read to the end, also where it read nothing', async () => {
  for (const parts of [0, 2]) {
    const { stream, seen } = body(8)
    const given = withDroppedRest(stream, 100)
    const reader = given.stream.getReader()
    for (let part = 0; part < parts; part += 1) await reader.read()
    // A parser gives up without waiting, and again when it is closed; the answer waits nevertheless.
    void reader.cancel()
    await reader.cancel()
    await given.drop()
    expect(seen).toEqual({ read: 8, isCanceled: false })
  }
})

test('a reader that gives up while a part is on its way leaves the rest to be read', async () => {
  const { stream, seen } = body(8)
  const reader = stream.getReader()
  const arrived = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let pending = 0
  // As the reader of workerd does, it rejects a read while another one is pending.
  const read = async () => {
    if (pending > 0) throw new TypeError('a read is pending')
    pending += 1
    asked.resolve()
    await arrived.promise
    const part = await reader.read()
    pending -= 1
    return part
  }
  const given = withDroppedRest(Object.assign(stream, { getReader: () => ({ read, cancel: () => reader.cancel() }) }), 100)
  const taken = given.stream.getReader()
  void taken.read()
  await asked.promise
  const canceled = taken.cancel()
  arrived.resolve()
  await canceled
  await given.drop()
  expect(seen).toEqual({ read: 8, isCanceled: false })
})

test('a body that is too long is read no further, and not canceled, which would break the connection before the answer', async () => {
  const { stream, seen } = body(1000)
  await withDroppedRest(stream, 100).drop()
  expect(seen).toEqual({ read: 11, isCanceled: false })
})

test('a body that breaks off ends the reading', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('connection lost')) })
  await expect(withDroppedRest(broken, 100).drop()).resolves.toBeUndefined()
})
