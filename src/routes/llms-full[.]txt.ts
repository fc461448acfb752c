import { createFileRoute } from '@tanstack/react-router'

/** The documents as one text, in the language of `language` and of the `version` of the query. */
export const Route = createFileRoute('/llms-full.txt')({
  server: {
    handlers: {
      GET: async ({ request }) => (await import('~/features/discovery/responses')).llmsResponse(request.url, 'documents')
    }
  }
})
