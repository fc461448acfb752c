import { expect, test } from 'vitest'
import { MalformedForm, readForm } from './multipart'

const encoder = new TextEncoder()
const type = 'multipart/form-data; boundary=x'
const content = 'a'.repeat(200_000)
const form = encoder.encode(
  `--x\r\nContent-Disposition: form-data; name="type"\r\n\r\najax\r\n--x\r\nContent-Disposition: form-data; name="upfile"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--x--\r\n`
)
const headLength = form.length - content.length - '\r\n--x--\r\n'.length

/** A body with the first bytes of the form, which then breaks, ends or stays silent. */
function bodyOf(length: number, end: 'breaks' | 'ends' | 'stays silent') {
  const state = { isCanceled: false }
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent < length) controller.enqueue(form.slice(sent, Math.min(sent + 10_000, length)))
      else if (end === 'breaks') controller.error(new Error('the client went away'))
      else if (end === 'ends') controller.close()
      sent = Math.min(sent + 10_000, length)
    },
    cancel: () => {
      state.isCanceled = true
    }
  })
  return { body, state }
}

/** Reads the file of a form to its end. @returns its length, or undefined if the form has none */
async function read(body: ReadableStream<Uint8Array>): Promise<number | undefined> {
  const file = await readForm(body, type, 'upfile')
  let length = 0
  for await (const chunk of file?.chunks ?? []) length += chunk.length
  return file && length
}

test('a whole form gives its file', async () => {
  expect(await read(bodyOf(form.length, 'ends').body)).toBe(content.length)
})

const cuts = [...Array(headLength + 5).keys(), headLength + 70_000, ...Array.from({ length: 8 }, (_, at) => form.length - 9 + at)]
test.each(['breaks', 'ends'] as const)('a form that %s at any byte is malformed, and nobody waits for the rest', async (end) => {
  for (const length of cuts) {
    const outcome = await read(bodyOf(length, end).body).catch((error: unknown) => error)
    // The line break after the last boundary means nothing.
    if (end === 'ends' && length >= form.length - 2) expect(outcome).toBe(content.length)
    else expect(outcome, `after ${length} bytes`).toBeInstanceOf(MalformedForm)
  }
})

test('a form that stays silent ends for its reader when it is given up', async () => {
  const { body, state } = bodyOf(headLength + 70_000, 'stays silent')
  const file = await readForm(body, type, 'upfile')
  const reading = (async () => {
    for await (const _ of file?.chunks ?? []);
  })()
  const ended = expect(reading).rejects.toBeInstanceOf(MalformedForm)
  await file?.close()
  await ended
  expect(state.isCanceled).toBe(true)
})

test('a second file ends the form', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="upfile"; filename="a.txt"\r\n\r\nabc\r\n'
  const body = new Blob([`${part}${part}--x--\r\n`]).stream()
  await expect(read(body)).rejects.toBeInstanceOf(MalformedForm)
})
