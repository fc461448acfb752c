import { drawAppliance } from './appliance/appliance-drawing'
import { drawRecords } from './appliance/records-drawing'
import type {
  AccountWords,
  AnatomyWords,
  ApplianceWords,
  FitWords,
  GrowthWords,
  HopsWords,
  ModelWords,
  RanksWords,
  RecordsWords,
  RetrievalWords,
  SectionWords,
  WeavingWords
} from './drawing-words'
import { drawFit } from './fit/fit-drawing'
import { drawGrowth, drawHops } from './joins/hops-drawing'
import { drawRanks, leadDrawings } from './platform/lead-drawings'
import { drawReadings } from './platform/readings-drawing'
import { drawRetrieval } from './rag/retrieval-drawing'
import { drawWeaving } from './weaver/weaving-drawing'
import { drawAccount, drawChanges, drawMatch, drawModel, drawTrial } from './weaver/weaving-steps'
import { drawAnatomy, questionDrawings } from './what/what-drawings'
import { drawReach } from './why/reach-drawing'
import { drawSection } from './why/section-drawing'

/** The words that each drawing of the product pages takes. */
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
  ranks: RanksWords
  leadSearch: undefined
  leadExpand: undefined
  leadCompare: undefined
  leadKeep: undefined
  records: RecordsWords
  model: ModelWords
  match: ModelWords
  trial: undefined
  changes: undefined
  account: AccountWords
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
  weaving: drawWeaving,
  ranks: drawRanks,
  ...leadDrawings,
  records: drawRecords,
  model: drawModel,
  match: drawMatch,
  trial: drawTrial,
  changes: drawChanges,
  account: drawAccount
}

/**
 * The SVG markup of a drawing, without the enclosing `<svg>`. The browser loads this module only when it renders a page
 * itself.
 */
export function drawing<Name extends DrawingName>(name: Name, words: DrawingWords[Name]): string {
  return drawings[name](words)
}
