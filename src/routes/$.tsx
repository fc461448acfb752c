import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '~/lib/redirect'

/**
 * Every path that no other route matches goes home (spec §2). The edge knows by the reason that nothing matched, and answers 404
 * where something else than a document was asked for.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirectTo({ to: '/' }, 'unmatched')
  }
})
