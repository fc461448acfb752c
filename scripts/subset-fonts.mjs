// Makes the two Latin fonts of the site from the OFL packages: only the characters that the site sets in Latin, and only
// the weights that it uses. Run `node scripts/subset-fonts.mjs` after a change; the results are committed.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const signs = '×·–—‘’“”→←↑↓±©…•−'

const fonts = [
  { name: 'inter-tight', output: 'latin.woff2', weights: { min: 400, max: 700 } },
  { name: 'geist-mono', output: 'mono.woff2', weights: { min: 400, max: 600 } }
]

let total = 0
for (const { name, output, weights } of fonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, import.meta.url)
  const font = await subsetFont(await readFile(source), ascii + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights }
  })
  await writeFile(new URL(`../src/styles/fonts/${output}`, import.meta.url), font)
  total += font.length
  console.log(`${output}: ${font.length} bytes`)
}
if (total > 35 * 1024) throw new Error(`The fonts are ${total} bytes together; the budget is 35 KB.`)
