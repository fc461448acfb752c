import { drawGrowth, drawHops } from './hops-drawing'

export const figures = { hops: drawHops, growth: drawGrowth }
