import { m } from '~/paraglide/messages'
import type { Crumb } from '~/ui/page/breadcrumbs'

/** Breadcrumbs of the exam's pages. */
export const examTrail = (name: string): Crumb[] => [
  { name: m.nav_training(), to: { path: '/center/train' } },
  { name: 'GBCA', to: { path: '/center/train/GBCA' } },
  { name }
]
