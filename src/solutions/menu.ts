import { inOrder } from '~/lib/page-folders'
import { m } from '~/paraglide/messages'
import type { SolutionGroupId, SolutionMenuEntry, SolutionType } from './types'

/*
 * The solutions of the menu, from the folders beside this module. Every page of the site loads it, so data of fewer pages is in
 * `addresses.ts` and `metas.ts`.
 */

const entries = inOrder<SolutionType, SolutionMenuEntry>(import.meta.glob('./*/menu.ts', { eager: true, import: 'default' }))

const group = (id: SolutionGroupId, title: () => string) => ({
  id,
  title,
  solutions: entries.filter((entry) => entry.group === id)
})

export const solutionGroups = [
  group('featured', m.nav_solutions_featured),
  group('finance', m.nav_solutions_finance),
  group('industry', m.nav_solutions_industry),
  group('operations', m.nav_solutions_operations)
]
