import { drawAnatomy, questionDrawings } from './what-drawings'

export const figures = { anatomy: drawAnatomy, ...questionDrawings }
