import { createFileRoute, redirect } from '@tanstack/react-router'

/**
 * Every path that no other route matches goes home (spec §2). The header tells the edge that nothing matched, so that
 * what was not asked for as a document is answered 404 instead; the edge removes it.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', headers: { 'x-galaxy-unmatched': '1' } })
  }
})
