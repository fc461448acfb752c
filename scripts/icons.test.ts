import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles } from './icons'
import { root } from './root'

const files = iconFiles(readFileSync(join(root, 'public/favicon.svg'), 'utf8'))

/** Width and height that the header of a PNG states. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

test('the icon of a home screen is a square of 180 pixels', () => {
  expect(sizeOf(files['apple-touch-icon.png'])).toEqual(['PNG', 180, 180])
})

test('favicon.ico holds the drawing in each size, where its header says', () => {
  const ico = files['favicon.ico']
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const pictures = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index
    const offset = ico.readUInt32LE(entry + 12)
    return { stated: ico.readUInt8(entry), end: offset + ico.readUInt32LE(entry + 8), png: ico.subarray(offset) }
  })
  expect(pictures.map(({ stated }) => stated)).toEqual([16, 32, 48])
  expect(pictures.map(({ png }) => sizeOf(png))).toEqual([16, 32, 48].map((size) => ['PNG', size, size]))
  expect(pictures.at(-1)?.end).toBe(ico.length)
})
