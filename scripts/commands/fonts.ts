/*
 * `npm run fonts`: makes the two Latin fonts of the site from the OFL packages, with only the characters and weights that
 * the site uses. Run it after a change of these; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { root } from '../root'

parseArgs()
const budget = 35 * 1024
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const signs = '×·–—‘’“”→←↑↓±©…•−'

const fonts = [
  { name: 'inter-tight', output: 'latin.woff2', weights: { min: 400, max: 700 } },
  { name: 'geist-mono', output: 'mono.woff2', weights: { min: 400, max: 600 } }
]

let total = 0
for (const { name, output, weights } of fonts) {
  const source = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = await subsetFont(await readFile(source), ascii + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights }
  })
  await writeFile(join(root, 'src/styles/fonts', output), font)
  total += font.length
  console.log(`${output}: ${font.length} bytes`)
}
if (total > budget) throw new Error(`The fonts are ${total} bytes together; the budget is ${budget}.`)
