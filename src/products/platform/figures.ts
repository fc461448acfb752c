import { drawRanks, leadDrawings } from './lead-drawings'

export const figures = { ranks: drawRanks, ...leadDrawings }
