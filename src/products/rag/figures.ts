import { drawRetrieval } from './retrieval-drawing'

export const figures = { retrieval: drawRetrieval }
