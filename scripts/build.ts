import { mustRun } from './shell'

/** Builds the site, the desk and the services into dist, without the pictures of the pages (`full-build.ts`). */
export async function buildSite(env?: NodeJS.ProcessEnv): Promise<void> {
  await mustRun('vite', ['build'], { title: 'Building', env })
  await mustRun('vite', ['build', '--config', 'vite.desk.config.ts'], { title: 'Building the desk', env })
}
