import { inOrder } from '~/lib/page-folders'
import type { HomeShape, SolutionType } from './types'

/** The shapes on the home page, from the folders with a `shape.ts`. */
export const shapes = inOrder<SolutionType, HomeShape>(import.meta.glob('./*/shape.ts', { eager: true, import: 'default' }))
