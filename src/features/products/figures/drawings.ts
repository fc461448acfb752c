import type {
  AnatomyWords,
  ApplianceWords,
  FitWords,
  GrowthWords,
  HopsWords,
  RetrievalWords,
  SectionWords,
  WeavingWords
} from '~/content/products/drawing-words'
import { drawAppliance } from './appliance-drawing'
import { drawFit } from './fit-drawing'
import { drawGrowth, drawHops } from './hops-drawing'
import { drawReach } from './reach-drawing'
import { drawReadings } from './readings-drawing'
import { drawRetrieval } from './retrieval-drawing'
import { drawSection } from './section-drawing'
import { drawWeaving } from './weaving-drawing'
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
  readings: undefined
  appliance: ApplianceWords
  weaving: WeavingWords
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
  retrieval: drawRetrieval,
  readings: drawReadings,
  appliance: drawAppliance,
  weaving: drawWeaving
}

/** The drawing's SVG markup, without the `<svg>` around it. The browser fetches this module only when it draws a page by itself. */
export function drawing<Name extends DrawingName>(name: Name, words: DrawingWords[Name]): string {
  return drawings[name](words)
}
