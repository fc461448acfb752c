import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '~/lib/redirect'

/**
 * Redirects every path without a route home (spec §2). The edge recognizes the reason, and answers 404 if the request was
 * not for a document.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirectTo({ to: '/' }, 'unmatched')
  }
})
