import { inOrder } from '~/lib/page-folders'
import type { DemoMenuEntry, DemoType } from './types'

/*
 * The online demos in their order, from the folders beside this module. Every page of the site loads it, so data of fewer pages is
 * in
 * `metas.ts` and `load.ts`.
 */

export const demos: readonly (DemoMenuEntry & { id: DemoType })[] = inOrder<DemoType, DemoMenuEntry>(
  import.meta.glob('./*/menu.ts', { eager: true, import: 'default' })
)

export const demoTypes: readonly DemoType[] = demos.map(({ id }) => id)

export const demoName = (type: DemoType): string => demos.find(({ id }) => id === type)?.name() ?? ''
