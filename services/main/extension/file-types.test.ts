import { describe, expect, test } from 'vitest'
import { bmp, gif, jpeg, png, sample, samples, webp } from '../../../tests/support/sample-files'
import { uploadRules } from './config'
import { cleanName, newKey } from './file-names'
import { fitsDeclared, fitsHead, headBytes, typeOfExtension } from './file-types'
import { readImage } from './image-structure'

const images = { png: png(5, 4), jpeg: jpeg(5, 4), gif: gif(5, 4), bmp: bmp(5, 4), webp: webp(5, 4) }

test('every extension of the configuration has a type, and a sample that is recognized', async () => {
  for (const dotted of new Set(Object.values(uploadRules).flatMap(({ extensions }): readonly string[] => extensions))) {
    const type = typeOfExtension(dotted)
    expect([dotted, type]).not.toEqual([dotted, undefined])
    if (!type || dotted === '.rmvb') continue
    const { type: declared, bytes } = sample(dotted.slice(1))
    expect([dotted, fitsDeclared(type, declared), await fitsHead(type, bytes.subarray(0, headBytes))]).toEqual([
      dotted,
      true,
      true
    ])
  }
})

test('no sample is taken for a type of another kind', async () => {
  for (const [extension, [, make]] of Object.entries(samples)) {
    const head = make(1).subarray(0, headBytes)
    const own = typeOfExtension(`.${extension}`)
    for (const other of Object.keys(samples)) {
      const type = typeOfExtension(`.${other}`)
      if (type && type.kind !== own?.kind && ![extension, other].includes('ogg')) {
        expect([extension, other, await fitsHead(type, head)]).toEqual([extension, other, false])
      }
    }
  }
})

test('text that a browser might take for a page is no text', async () => {
  const type = typeOfExtension('.txt')
  const fits = (text: string) => type && fitsHead(type, Buffer.from(text))
  expect(await fits('1 < 2, a <- b')).toBe(true)
  for (const page of [
    '<!DOCTYPE html>',
    ' \n<p>',
    '\uFEFF<script>',
    '<svg xmlns="x">',
    '<!-- -->',
    '<?xml version="1.0"?>',
    '<a/>'
  ]) {
    expect([page, await fits(page)]).toEqual([page, false])
  }
})

describe.each(Object.entries(images))('%s', (name, bytes) => {
  const read = (given: Uint8Array) => readImage(`image/${name}`, given)

  test('a complete image has its size', () => {
    expect(read(bytes)).toEqual({ width: 5, height: 4 })
  })

  test('an image that ends early, at whatever byte, is none', () => {
    for (let length = 12; length < bytes.length; length += 1)
      expect([length, read(bytes.subarray(0, length))]).toEqual([length, undefined])
  })

  test('an image with anything after its end is none', () => {
    for (const tail of ['\0', '<script>', '*/=alert(1)//', bytes]) {
      expect(read(Buffer.concat([bytes, Buffer.from(tail)]))).toBeUndefined()
    }
  })

  test('no change of a byte makes it throw', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 0x2f, 0x7f, 0xff]) {
        const broken = Buffer.from(bytes)
        broken[at] = value
        expect(() => read(broken)).not.toThrow()
      }
    }
  })
})

test('markup within an image and sides of 10,000 pixels and more are refused', () => {
  expect(readImage('image/gif', gif(3, 2, 'a<ScRiPt>'))).toBeUndefined()
  expect(readImage('image/jpeg', jpeg(3, 2, '<?php'))).toBeUndefined()
  expect(readImage('image/gif', gif(10_000, 1))).toEqual({ width: 10_000, height: 1 })
  // `GIF89a/*` opens a comment in a script.
  expect(readImage('image/gif', gif(0x2a2f, 1))).toBeUndefined()
})

test.each([
  ['报表.PDF', '报表.PDF', '.pdf'],
  ['report.v2.1.pdf', 'report.v2.1.pdf', '.pdf'],
  ['archive.tar.gz', 'archive.tar.gz', '.gz'],
  [' a\u202egpj.png ', 'agpj.png', '.png'],
  ['e\u0301.png', 'é.png', '.png'],
  [`${'长'.repeat(200)}.jpeg`, `${'长'.repeat(115)}.jpeg`, '.jpeg']
])('the name %j is kept as %j', (given, name, extension) => {
  expect(cleanName(given)).toEqual({ name, extension })
})

test.each([
  '../a.png',
  'C:\\a.png',
  'a\0.png',
  'a\n.png',
  'a.php.png',
  'a.svg.PNG',
  'a.exe .png',
  'a.asp;.png',
  '.png',
  ' .png',
  'png',
  'a.',
  'a.p-g',
  ''
])('the name %j is refused', (given) => {
  expect(cleanName(given)).toBeUndefined()
})

test('a key is time and six characters below the kind and the day', () => {
  const now = Date.UTC(2026, 10, 23, 23, 59)
  expect(newKey('video', '.mp4', now)).toMatch(new RegExp(`^media/video/20261123/${now}[a-z0-9]{6}\\.mp4$`))
  expect(new Set(Array.from({ length: 100 }, () => newKey('image', '.png', now))).size).toBe(100)
})
