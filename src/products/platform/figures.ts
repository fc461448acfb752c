import { drawRanks, leadDrawings } from './lead-drawings'
import { drawReadings } from './readings-drawing'

export const figures = { readings: drawReadings, ranks: drawRanks, ...leadDrawings }
