import { createIsomorphicFn } from '@tanstack/react-start'
import { createDemonstration } from '../live-demonstration'
import { InvestigationDemonstration } from './demonstration'
import type { InvestigationWords } from './types'
// The server's picture needs it, and the browser's bundle lacks the component at first.
import './investigation.css'

export const investigationDemonstration = createDemonstration<InvestigationWords>(
  'product platform investigation',
  createIsomorphicFn()
    .server(() => InvestigationDemonstration)
    .client(async () => (await import('./demonstration')).InvestigationDemonstration)
)
