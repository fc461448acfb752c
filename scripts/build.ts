import { makePictures } from './pictures/make'
import { mustRun, timed } from './shell'

/** Builds the site, the desk and the services into dist, without the pictures of the pages. */
export async function buildSite(env?: NodeJS.ProcessEnv): Promise<void> {
  await mustRun('vite', ['build'], { title: 'Building', env })
  await mustRun('vite', ['build', '--config', 'vite.desk.config.ts'], { title: 'Building the desk', env })
}

/** Draws the pictures of the built site's pages, which are part of what is deployed. */
export async function drawPictures(): Promise<void> {
  await timed('Drawing the pictures of the pages', makePictures, () => true)
}

/** Builds everything that is deployed, into dist. */
export async function build(): Promise<void> {
  await buildSite()
  await drawPictures()
}
