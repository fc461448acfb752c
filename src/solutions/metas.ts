import type { SolutionMeta, SolutionType } from './types'

const metas = import.meta.glob<SolutionMeta>('./*/meta.ts', { eager: true, import: 'default' })

/** @throws if the folder has no `meta.ts` */
export function metaOf(type: SolutionType): SolutionMeta {
  const meta = metas[`./${type}/meta.ts`]
  if (!meta) throw new Error(`src/solutions/${type} has no meta.ts`)
  return meta
}
