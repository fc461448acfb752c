import { createIsomorphicFn } from '@tanstack/react-start'
import { solutionTypes } from './addresses'
import type { Drawing, Figures, Frame } from './drawing'
import { stepFrame } from './step-frame'
import type { SolutionType, Words } from './types'

/** A page with drawings: that of a solution, or the overview of them. */
export type PageName = SolutionType | 'gallery'

/** Each page's drawings are a module that is fetched with the page. */
const modules = import.meta.glob<{ figures: Figures }>('./*/figures.ts')

/** Modules that have been fetched: all that were asked for on the server; in the browser none until it makes a page itself. */
const fetched = new Map<PageName, Figures>()

async function fetchFigures(page: PageName): Promise<Figures> {
  const known = fetched.get(page)
  if (known) return known
  const load = modules[`./${page}/figures.ts`]
  if (!load) throw new Error(`src/solutions/${page} has no figures.ts`)
  const { figures } = await load()
  fetched.set(page, figures)
  return figures
}

/** Sizes of a page's drawings by name, for the loader; afterwards `drawnAlready` has the drawings on this side. */
export async function loadFrames(page: PageName, words: Words): Promise<Record<string, Frame>> {
  const figures = await fetchFigures(page)
  return Object.fromEntries(
    Object.entries(figures).map(([name, draw]) => {
      const { width, height } = draw(words)
      return [name, { width, height }]
    })
  )
}

function drawn(figures: Figures, page: PageName, name: string, words: Words): Drawing {
  const draw = figures[name]
  if (!draw) throw new Error(`The page «${page}» has no drawing «${name}»`)
  return draw(words)
}

/**
 * The one size of the drawings of what each solution finds, which have no words, for the overview. The server draws them with
 * the page, so it fetches them before; a browser that makes the overview itself fetches each with its place.
 */
export const loadFoundFrame = createIsomorphicFn()
  .server(async (): Promise<Frame> => {
    await Promise.all(solutionTypes.map(fetchFigures))
    return stepFrame
  })
  .client(async (): Promise<Frame> => stepFrame)

/** The markup, where the module is there already; a page that the server made needs none in the browser. */
export function drawnAlready(page: PageName, name: string, words: Words): string | undefined {
  const figures = fetched.get(page)
  return figures && drawn(figures, page, name, words).markup
}

export async function fetchDrawing(page: PageName, name: string, words: Words): Promise<string> {
  return drawn(await fetchFigures(page), page, name, words).markup
}
