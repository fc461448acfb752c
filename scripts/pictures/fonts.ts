import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const latin = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
const chinese = (weight: number) => `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`

const sources = [
  { file: latin('inter-tight'), weight: 400 },
  { file: latin('inter-tight'), weight: 600 },
  { file: latin('geist-mono'), weight: 400 },
  { file: chinese(400) },
  { file: chinese(600) }
]

/** Families by the names inside the fonts. The Chinese ones are static instances that keep the name of their variable font. */
export const families = {
  text: 'Inter Tight, Noto Sans SC Thin',
  strong: 'Inter Tight',
  strongChinese: 'Noto Sans SC Thin SemiBold',
  mono: 'Geist Mono, Noto Sans SC Thin'
}

/**
 * The fonts of the pictures, each reduced to the characters of `text` and one weight. They come from packages, not from the
 * machine, so that every machine draws the same.
 */
export function pictureFonts(text: string): Promise<Uint8Array[]> {
  return Promise.all(
    sources.map(async ({ file, weight }) => {
      const font = await readFile(require.resolve(file))
      return subsetFont(font, text, { targetFormat: 'truetype', ...(weight && { variationAxes: { wght: weight } }) })
    })
  )
}
