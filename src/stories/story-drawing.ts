import { createIsomorphicFn } from '@tanstack/react-start'
import { withModule } from '~/lib/page-modules'
import type { StoryId } from './types'

interface FigureModule {
  draw: (words: readonly string[]) => string
}

const fetched = import.meta.glob<FigureModule>('./*/figure.ts')
const onServer = createIsomorphicFn()
  .server(() => import.meta.glob<FigureModule>('./*/figure.ts', { eager: true }))
  .client(() => undefined)

/**
 * The figure of a story: at once on the server, after its code has come in the browser.
 * @param words in the order in which its drawing needs them
 */
export const drawStory = (id: StoryId, words: readonly string[]): string | Promise<string> =>
  withModule(`/${id}/figure.ts`, fetched, onServer(), ({ draw }) => draw(words))
