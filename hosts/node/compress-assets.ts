import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assertBuilt } from './workers.ts'

/** Types of files that compression makes smaller; pictures and fonts are compressed already. */
const compressible = /\.(css|m?js|json|svg|txt|wasm|xml)$/

/**
 * Compresses the static files of a build once, as well as it can be done, in place of each time that one is requested.
 * @param from the files; those below `to` are replaced
 */
export async function compressAssets(from: string, to: string): Promise<void> {
  assertBuilt(from)
  rmSync(to, { recursive: true, force: true })
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  const coders = {
    br: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 })
  }
  for (const name of files) mkdirSync(dirname(join(to, name)), { recursive: true })
  // A few at a time: a system may limit a process to 1,024 open files.
  const left = files.values()
  const lane = async () => {
    for (const name of left) {
      const content = await readFile(join(from, name))
      for (const [encoding, code] of Object.entries(coders)) {
        const coded = await code(content)
        if (coded.length < content.length) await writeFile(join(to, `${name}.${encoding}`), coded)
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, lane))
}

if (import.meta.main) {
  const build = join(import.meta.dirname, '..', '..', 'dist')
  await compressAssets(join(build, 'client'), join(build, 'compressed'))
}
