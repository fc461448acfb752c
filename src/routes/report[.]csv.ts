import { createFileRoute } from '@tanstack/react-router'

/** The raw samples of a run, byte for byte as its digest in the result: `?result=&workload=&system=`. */
export const Route = createFileRoute('/report.csv')({
  server: { handlers: { GET: async ({ request }) => (await import('~/reports/responses')).rawResponse(request.url) } }
})
