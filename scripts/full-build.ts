import { buildSite } from './build'
import { makePictures } from './pictures/make'
import { timed } from './run-program'

/* Everything that is deployed: the build, and the pictures of its pages, which need packages that a start leaves out. */

/** Draws the pictures of the built site's pages, which are deployed with it. */
export async function drawPictures(): Promise<void> {
  await timed('Drawing the pictures of the pages', makePictures, () => true)
}

/** Builds everything that is deployed, into dist. */
export async function build(): Promise<void> {
  await buildSite()
  await drawPictures()
}
