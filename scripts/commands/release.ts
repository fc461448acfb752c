/*
 * `npm run release`: builds a release for servers on Node, as a folder and as an archive of it, and records the calls and
 * statements with which the next release has to be compatible.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { compressAssets } from '../../hosts/node/compress-assets.ts'
import { versionOf } from '../build-stamp'
import { record } from '../contract/recording'
import { build } from '../full-build'
import { linesOf, missingFacts } from '../readiness'
import { assembleRelease, nameOfRelease } from '../release'
import { root } from '../root'
import { mustRun, timed } from '../run-program'

parseArgs()
const { needed } = linesOf(missingFacts())
if (needed.length > 0)
  console.log(`These facts are samples or missing; the release serves the sample company only:\n  ${needed.join('\n  ')}`)

const name = nameOfRelease()
const releases = join(root, '.local', 'releases')
await build()
const dist = join(root, 'dist')
await timed(
  'Compressing the static files',
  () => compressAssets(join(dist, 'client'), join(dist, 'compressed')),
  () => true
)
await timed(
  'Assembling the release',
  () => assembleRelease(join(releases, name)),
  () => true
)
const archive = join(releases, `${name}.tar.gz`)
await mustRun('tar', ['-C', releases, '-czf', archive, name], { title: 'Packing it' })
console.log(`The release is ${relative(root, archive)}.`)
// It is to be committed, which neither the build of an image nor CI does.
if (existsSync(join(root, '.git')) && !process.env.CI) await record(versionOf(root))
