/*
 * `npm run rollback -- <tag>`: rolls the four workers on the platform back to a release, the edge first, and tries the site. Without
 * a tag it lists the releases.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { reportOf } from '../doctor'
import { completeReleases, readReleases, rollBack } from '../platform-releases'
import { root } from '../root'
import { smokeTest } from '../smoke-test'

const { positionals } = parseArgs({ allowPositionals: true })
const [tag, ...more] = positionals
if (more.length > 0) {
  console.error('Usage: npm run rollback -- <tag>')
  process.exit(2)
}
try {
  if (tag === undefined) {
    const complete = completeReleases(await readReleases())
    console.log(complete.length === 0 ? 'No release is complete.' : `Releases, the newest first:\n  ${complete.join('\n  ')}`)
  } else {
    console.log(`Rolled back to ${tag}:\n  ${(await rollBack(tag)).join('\n  ')}`)
    const { routes, vars } = unstable_readConfig({ config: join(root, 'wrangler.toml') })
    const findings = routes?.length ? await smokeTest(vars.SITE_HOSTS) : []
    if (findings.length > 0) console.log(`\nTried:\n${reportOf(findings).join('\n')}`)
    process.exit(findings.some(({ fault }) => fault !== undefined) ? 1 : 0)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
