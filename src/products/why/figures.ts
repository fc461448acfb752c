import { drawReach } from './reach-drawing'
import { drawSection } from './section-drawing'

export const figures = { section: drawSection, oneEnd: () => drawReach('one'), bothEnds: () => drawReach('both') }
