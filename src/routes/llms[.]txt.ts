import { createFileRoute } from '@tanstack/react-router'

/** Describes the site to language models, in the language of the request. */
export const Route = createFileRoute('/llms.txt')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('llms') } }
})
