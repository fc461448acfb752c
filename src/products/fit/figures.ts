import { drawFit } from './fit-drawing'

export const figures = { fit: drawFit }
