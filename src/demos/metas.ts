import { moduleAt } from '~/lib/page-modules'
import type { SolutionType } from '~/solutions/types'
import { demoTypes } from './demos'
import type { DemoMeta, DemoType } from './types'

const metas = import.meta.glob<DemoMeta>('./*/meta.ts', { eager: true, import: 'default' })

export const demoMetaOf = (type: DemoType): DemoMeta => moduleAt(metas, `/${type}/meta.ts`)

/** The demos of a solution, in their order. */
export const demosOf = (solution: SolutionType): DemoType[] =>
  demoTypes.filter((type) => demoMetaOf(type).solutions.includes(solution))
