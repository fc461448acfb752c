import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashInputs, isCurrent, nameOfBuild, removeStamp, writeStamp } from './build-stamp'
import { root } from './root'
import { mustRun, timed } from './run-program'

const dist = join(root, 'dist')
const desk = { built: join(dist, 'desk'), served: join(dist, 'client/desk') }

/** Builds the site unless the build that is there was made from the same files. */
export async function ensureSite(): Promise<void> {
  if (isCurrent(dist, hashInputs(root))) console.log('Building: nothing has changed since the last build')
  else await buildSite()
}

/** Builds the site, the desk and the services into dist, without the pictures of the pages (`full-build.ts`). */
export async function buildSite(): Promise<void> {
  const inputs = hashInputs(root)
  const name = nameOfBuild(root, inputs)
  removeStamp(dist)
  const env = await timed('Compiling the messages', compileMessages, () => true)
  await Promise.all([
    mustRun('vite', ['build'], { title: 'Building the site', progress, env: { ...env, VITE_BUILD_NAME: name } }),
    // Into a folder of its own, because the site's build empties the other.
    mustRun('vite', ['build', '--config', 'vite.desk.config.ts', '--outDir', desk.built], { title: 'Building the desk', env })
  ])
  rmSync(desk.served, { recursive: true, force: true })
  renameSync(desk.built, desk.served)
  writeStamp(dist, name, inputs)
}

/** What Vite says when it begins one of the site's bundles. */
const progress = /building (\w+) environment/

/** The messages of the site, unless the command that started this one has compiled them. @returns the environment of the builds */
async function compileMessages(): Promise<NodeJS.ProcessEnv> {
  // Only now: a start that has nothing to build does without Paraglide.
  const messages = await import('./messages')
  return messages.compileMessages()
}
