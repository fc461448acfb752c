import { createFileRoute } from '@tanstack/react-router'

/** Describes the site to language models, in the language of `language` (EN or ZH), otherwise that of the request. */
export const Route = createFileRoute('/llms.txt')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/discovery/responses')).llmsResponse(request.url, 'index') }
  }
})
