/*
 * `npm run demos`: makes the data of the online demos again, byte for byte, from the generators of `scripts/demos`;
 * `npm run demos -- power` makes one. Run it after a change of a generator; the results are committed.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { demoTypes } from '../../src/demos/demos'
import { demoJson, makeDemo } from '../demos/make'
import { root } from '../root'

const budget = 30 * 1024
const asked = parseArgs({ allowPositionals: true }).positionals
const unknown = asked.filter((name) => !demoTypes.some((type) => type === name))
if (unknown.length > 0) {
  console.error(`There is no demo «${unknown.join(', ')}», only: ${demoTypes.join(', ')}`)
  process.exit(2)
}

for (const type of demoTypes) {
  if (asked.length > 0 && !asked.includes(type)) continue
  const graph = await makeDemo(type)
  const json = demoJson(graph)
  const bytes = gzipSync(json).byteLength
  await writeFile(join(root, 'src/demos', type, 'data.json'), json)
  console.log(`${type}: ${graph.vertices.length} vertices, ${graph.edges.length} edges, ${bytes} bytes gzipped`)
  if (bytes > budget) throw new Error(`The data of ${type} is ${bytes} bytes gzipped; the budget is ${budget}.`)
}
