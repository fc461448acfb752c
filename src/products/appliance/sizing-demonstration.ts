import { createIsomorphicFn } from '@tanstack/react-start'
import { createDemonstration } from '../live-demonstration'
import { SizingDemonstration } from './demonstration'
import type { SizingWords } from './types'
// The server's picture needs it, and the browser's bundle lacks the component at first.
import './sizing.css'

export const sizingDemonstration = createDemonstration<SizingWords>(
  'product appliance sizing',
  createIsomorphicFn()
    .server(() => SizingDemonstration)
    .client(async () => (await import('./demonstration')).SizingDemonstration)
)
