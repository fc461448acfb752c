import { createFileRoute } from '@tanstack/react-router'

/** All documents as one text, in the `language` and of the `version` of the query. */
export const Route = createFileRoute('/llms-full.txt')({
  server: {
    handlers: {
      GET: async ({ request }) => (await import('~/features/discovery/responses')).llmsResponse(request.url, 'documents')
    }
  }
})
