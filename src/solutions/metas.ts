import { moduleOf } from '~/lib/page-folders'
import type { SolutionMeta, SolutionType } from './types'

const metas = import.meta.glob<SolutionMeta>('./*/meta.ts', { eager: true, import: 'default' })

export const metaOf = (type: SolutionType): SolutionMeta => moduleOf(metas, type)
