import { createFileRoute } from '@tanstack/react-router'

/** The endpoint of assistants (decision 082). */
export const Route = createFileRoute('/mcp')({
  server: { handlers: { POST: async ({ request }) => (await import('~/mcp/respond')).respond(request) } }
})
