import { expect, test } from 'vitest'
import { credentialInPng, isPng } from './baked-image'

const jws = 'header.payload.signature'

function chunk(type: string, content: string): Buffer {
  const bytes = Buffer.from(type + content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length - 4)
  return Buffer.concat([length, bytes, Buffer.alloc(4)])
}

/** A picture with these text chunks between its header and its pixels. */
const pictureWith = (...texts: string[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', 'x'.repeat(13)),
    ...texts.map((text) => chunk('iTXt', text)),
    chunk('IDAT', 'pixels'),
    chunk('IEND', '')
  ])

test('the credential is read from a picture, also with a language, behind other texts, and the first one of two', () => {
  for (const texts of [
    [`openbadgecredential\0\0\0\0\0${jws}`],
    ['Title\0\0\0\0\0x', `openbadgecredential\0\0\0en\0badge\0${jws}`],
    [`openbadgecredential\0\0\0\0\0${jws}`, 'openbadgecredential\0\0\0\0\0other']
  ])
    expect(credentialInPng(pictureWith(...texts))).toBe(jws)
})

test('a picture without a credential, with a compressed one or cut off has none', () => {
  for (const picture of [
    pictureWith(),
    pictureWith(`openbadges\0\0\0\0\0${jws}`),
    pictureWith(`openbadgecredential\0\u0001\0\0\0${jws}`),
    pictureWith('openbadgecredential', 'openbadgecredential\0', 'openbadgecredential\0\0\0en'),
    pictureWith(`openbadgecredential\0\0\0\0\0${jws}`).subarray(0, 36),
    pictureWith().subarray(0, 8)
  ])
    expect(credentialInPng(picture)).toBeUndefined()
})

test('a PNG is known by its first bytes', () => {
  expect(isPng(pictureWith())).toBe(true)
  for (const text of ['', 'header.payload.signature', '{"id":1}']) expect(isPng(Buffer.from(text))).toBe(false)
})
