import { createIsomorphicFn } from '@tanstack/react-start'
import { moduleAt, withModule } from '~/lib/page-modules'
import type { Figures, Frame } from './drawing'
import type { SolutionType, Words } from './types'

/** A page with drawings: a solution, or the overview. */
export type PageName = SolutionType | 'gallery'

interface FiguresModule {
  figures: Figures
}

const figureModules = import.meta.glob<FiguresModule>('./*/figures.ts')
const serverFigureModules = createIsomorphicFn()
  .server(() => import.meta.glob<FiguresModule>('./*/figures.ts', { eager: true }))
  .client(() => undefined)

/** Sizes of a page's drawings by name, for the loader. */
export async function loadFrames(page: PageName, words: Words): Promise<Record<string, Frame>> {
  const { figures } = await moduleAt(figureModules, `/${page}/figures.ts`)()
  return Object.fromEntries(
    Object.entries(figures).map(([name, draw]) => {
      const { width, height } = draw(words)
      return [name, { width, height }]
    })
  )
}

/** Markup of a drawing: synchronous on the server, after loading its code in the browser. */
export function drawFigure(page: PageName, name: string, words: Words): string | Promise<string> {
  return withModule(`/${page}/figures.ts`, figureModules, serverFigureModules(), ({ figures }) => {
    const draw = figures[name]
    if (!draw) throw new Error(`The page «${page}» has no drawing «${name}»`)
    return draw(words).markup
  })
}
