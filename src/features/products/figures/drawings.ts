import type {
  AnatomyWords,
  FitWords,
  GrowthWords,
  HopsWords,
  RetrievalWords,
  SectionWords
} from '~/content/products/drawing-words'
import { drawFit } from './fit-drawing'
import { drawGrowth, drawHops } from './hops-drawing'
import { drawReach } from './reach-drawing'
import { drawRetrieval } from './retrieval-drawing'
import { drawSection } from './section-drawing'
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
  oneEnd: undefined
  bothEnds: undefined
  section: SectionWords
  retrieval: RetrievalWords
}
export type DrawingName = keyof DrawingWords

const drawings: { [Name in DrawingName]: (words: DrawingWords[Name]) => string } = {
  anatomy: drawAnatomy,
  ...questionDrawings,
  hops: drawHops,
  growth: drawGrowth,
  fit: drawFit,
  oneEnd: () => drawReach('one'),
  bothEnds: () => drawReach('both'),
  section: drawSection,
  retrieval: drawRetrieval
}

/** The drawing's SVG markup, without the `<svg>` around it. The browser fetches this module only when it draws a page by itself. */
export function drawing<Name extends DrawingName>(name: Name, words: DrawingWords[Name]): string {
  return drawings[name](words)
}
