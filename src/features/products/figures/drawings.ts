import type { AnatomyWords, FitWords, GrowthWords, HopsWords } from '~/content/products/drawing-words'
import { drawFit } from './fit-drawing'
import { drawGrowth, drawHops } from './hops-drawing'
import { drawAnatomy, questionDrawings } from './what-drawings'

/** What each drawing of the product pages is told: the words of its page. */
export interface DrawingWords {
  anatomy: AnatomyWords
  near: undefined
  way: undefined
  shape: undefined
  whole: undefined
  hops: HopsWords
  growth: GrowthWords
  fit: FitWords
}
export type DrawingName = keyof DrawingWords

const drawings: { [Name in DrawingName]: (words: DrawingWords[Name]) => string } = {
  anatomy: drawAnatomy,
  ...questionDrawings,
  hops: drawHops,
  growth: drawGrowth,
  fit: drawFit
}

/** The drawing's SVG markup, without the `<svg>` around it. The browser fetches this module only when it draws a page by itself. */
export function drawing<Name extends DrawingName>(name: Name, words: DrawingWords[Name]): string {
  return drawings[name](words)
}
