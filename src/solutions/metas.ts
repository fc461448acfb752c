import { moduleAt } from '~/lib/page-modules'
import type { SolutionMeta, SolutionType } from './types'

const metas = import.meta.glob<SolutionMeta>('./*/meta.ts', { eager: true, import: 'default' })

export const metaOf = (type: SolutionType): SolutionMeta => moduleAt(metas, `/${type}/meta.ts`)
