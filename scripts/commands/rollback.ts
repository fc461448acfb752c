/*
 * `npm run rollback -- <tag>`: rolls the four workers on the platform back to a release, the edge first, and tries the site.
 * Without a tag it lists the releases. `--env staging` means those of that environment.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { exitWith, failed } from '../command-result'
import { reportOf } from '../doctor'
import { readSettings, takeEnvironment } from '../environment'
import { completeReleases, readReleases, rollBack } from '../platform-releases'
import { root } from '../root'
import { smokeTest } from '../smoke-test'

const taken = takeEnvironment(process.argv.slice(2))
const { positionals } = parseArgs({ args: taken?.others ?? [], allowPositionals: true })
const [tag, ...more] = positionals
if (!taken || more.length > 0) {
  console.error('Usage: npm run rollback -- [<tag>] [--env <environment>]')
  process.exit(2)
}
const { environment } = taken
try {
  if (tag === undefined) {
    const complete = completeReleases(await readReleases(environment))
    console.log(complete.length === 0 ? 'No release is complete.' : `Releases, the newest first:\n  ${complete.join('\n  ')}`)
  } else {
    console.log(`Rolled back to ${tag}:\n  ${(await rollBack(tag, environment)).join('\n  ')}`)
    const own = unstable_readConfig({ config: join(root, 'wrangler.toml') })
    const { routes, vars } = environment === undefined ? own : await readSettings('galaxy-site', environment)
    const findings = routes?.length ? await smokeTest(vars.SITE_HOSTS ?? own.vars.SITE_HOSTS) : []
    if (findings.length > 0) console.log(`\nTried:\n${reportOf(findings).join('\n')}`)
    process.exit(findings.some(({ fault }) => fault !== undefined) ? 1 : 0)
  }
} catch (error) {
  exitWith(failed(error))
}
