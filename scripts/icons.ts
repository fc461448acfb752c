import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** Pixels of the sides of the pictures in `favicon.ico`: tabs, bookmarks and shortcuts. */
const iconSizes = [16, 32, 48]
/** Pixels of the side of the picture on a home screen, which rounds the corners itself. */
const touchIconSize = 180

const drawn = (svg: string, size: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

/** The pictures as one ICO file: a header, an entry of 16 bytes for each picture, then the pictures as PNG. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** The files that browsers and systems ask for without a link, by name. @param svg the drawing of all of them, a square */
export const iconFiles = (svg: string) => ({
  'favicon.ico': icoOf(iconSizes.map((size) => ({ size, png: drawn(svg, size) }))),
  'apple-touch-icon.png': drawn(svg, touchIconSize)
})

/** Draws the icons of the site from `public/favicon.svg` into the build. */
export function icons(): Plugin {
  return {
    name: 'galaxy:icons',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const files = iconFiles(readFileSync(join(root, 'public/favicon.svg'), 'utf8'))
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    }
  }
}
