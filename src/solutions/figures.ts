import { createIsomorphicFn } from '@tanstack/react-start'
import type { Figures, Frame } from './drawing'
import type { SolutionType, Words } from './types'

/** A page with drawings: a solution, or the overview. */
export type PageName = SolutionType | 'gallery'

interface FiguresModule {
  figures: Figures
}

/** A module with drawings for each page. The server bundles all of them; a browser loads one when it renders the page itself. */
const modules = import.meta.glob<FiguresModule>('./*/figures.ts')
const moduleOnServer = createIsomorphicFn()
  .server((file: string): FiguresModule | undefined => import.meta.glob<FiguresModule>('./*/figures.ts', { eager: true })[file])
  .client((_file: string): FiguresModule | undefined => undefined)

const fileOf = (page: PageName) => `./${page}/figures.ts`

async function fetchFigures(page: PageName): Promise<Figures> {
  const load = modules[fileOf(page)]
  if (!load) throw new Error(`src/solutions/${page} has no figures.ts`)
  return (await load()).figures
}

/** Sizes of a page's drawings by name, for the loader. */
export async function loadFrames(page: PageName, words: Words): Promise<Record<string, Frame>> {
  const figures = await fetchFigures(page)
  return Object.fromEntries(
    Object.entries(figures).map(([name, draw]) => {
      const { width, height } = draw(words)
      return [name, { width, height }]
    })
  )
}

/** Markup of a drawing: synchronous on the server, after loading its code in the browser. */
export function drawFigure(page: PageName, name: string, words: Words): string | Promise<string> {
  const markupFrom = (figures: Figures) => {
    const draw = figures[name]
    if (!draw) throw new Error(`The page «${page}» has no drawing «${name}»`)
    return draw(words).markup
  }
  const onServer = moduleOnServer(fileOf(page))
  return onServer ? markupFrom(onServer.figures) : fetchFigures(page).then(markupFrom)
}
