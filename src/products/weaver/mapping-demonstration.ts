import { createIsomorphicFn } from '@tanstack/react-start'
import { createDemonstration } from '../live-demonstration'
import { MappingDemonstration } from './demonstration'
import type { MappingWords } from './types'
// The server's picture needs it, and the browser's bundle lacks the component at first.
import './mapping.css'

export const mappingDemonstration = createDemonstration<MappingWords>(
  'product weaver mapping',
  createIsomorphicFn()
    .server(() => MappingDemonstration)
    .client(async () => (await import('./demonstration')).MappingDemonstration)
)
