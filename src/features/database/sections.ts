import { createIsomorphicFn } from '@tanstack/react-start'
import type { Section } from '~/ui/server-section'
import { QueryPlan } from './plan'

/** The plan below the answer of the page's query. Its style sheet comes with the answer. */
export const plan: Section = {
  name: 'database-plan',
  // Only the server uses the static import; createIsomorphicFn removes it from the browser's bundle.
  component: createIsomorphicFn()
    .server(() => QueryPlan)
    .client(async () => (await import('./plan')).QueryPlan)
}
