import { createIsomorphicFn } from '@tanstack/react-start'
import { createDemonstration } from '../live-demonstration'
import { RetrievalDemonstration } from './demonstration'
import type { RetrievalWords } from './types'
// The server's picture needs it, and the browser's bundle lacks the component at first.
import './retrieval.css'

export const retrievalDemonstration = createDemonstration<RetrievalWords>(
  'product rag retrieval',
  createIsomorphicFn()
    .server(() => RetrievalDemonstration)
    .client(async () => (await import('./demonstration')).RetrievalDemonstration)
)
