import { createFileRoute } from '@tanstack/react-router'

/** A complete result in the format benchmark/1: `?result=`. */
export const Route = createFileRoute('/report.json')({
  server: { handlers: { GET: async ({ request }) => (await import('~/reports/responses')).resultResponse(request.url) } }
})
