import type { Figures, Frame } from './drawing'
import type { SolutionType, Words } from './types'

/** A page with drawings: that of a solution, or the overview of them. */
export type PageName = SolutionType | 'gallery'

/** Each page's drawings are a module that is fetched with the page. */
const modules = import.meta.glob<{ figures: Figures }>('./*/figures.ts')

async function fetchFigures(page: PageName): Promise<Figures> {
  const load = modules[`./${page}/figures.ts`]
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

/** The markup of one of a page's drawings. */
export async function fetchDrawing(page: PageName, name: string, words: Words): Promise<string> {
  const draw = (await fetchFigures(page))[name]
  if (!draw) throw new Error(`The page «${page}» has no drawing «${name}»`)
  return draw(words).markup
}
