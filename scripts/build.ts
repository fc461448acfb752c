import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashInputs, isCurrent, nameOfBuild, removeStamp, writeStamp } from './build-stamp'
import { root } from './root'
import { mustRun, timed } from './run-program'

const dist = join(root, 'dist')
const desk = { built: join(dist, 'desk'), served: join(dist, 'client/desk') }

/** Builds the site unless the existing build has the same inputs. */
export async function ensureSite(): Promise<void> {
  if (isCurrent(dist, hashInputs(root))) console.log('Building: nothing has changed since the last build')
  else await buildSite()
}

/** Builds site, desk and services into dist, without preview pictures (`full-build.ts`). */
export async function buildSite(): Promise<void> {
  const inputs = hashInputs(root)
  const name = nameOfBuild(root, inputs)
  removeStamp(dist)
  const env = await timed('Compiling the messages', compileMessages, () => true)
  await Promise.all([
    mustRun('vite', ['build'], { title: 'Building the site', progress, env: { ...env, VITE_BUILD_NAME: name } }),
    // A separate folder, because the site's build would empty it.
    mustRun('vite', ['build', '--config', 'vite.desk.config.ts', '--outDir', desk.built], { title: 'Building the desk', env })
  ])
  rmSync(desk.served, { recursive: true, force: true })
  renameSync(desk.built, desk.served)
  writeStamp(dist, name, inputs)
}

/** Vite's output when it begins a bundle of the site. */
const progress = /building (\w+) environment/

/** Compiles the messages, unless the parent command has. @returns the environment of the builds */
async function compileMessages(): Promise<NodeJS.ProcessEnv> {
  // Imported on demand, because a start with a current build does not need Paraglide.
  const messages = await import('./messages')
  return messages.compileMessages()
}
