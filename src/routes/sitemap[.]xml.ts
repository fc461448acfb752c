import { createFileRoute } from '@tanstack/react-router'

/** The pages of this host, in its default language. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('sitemap') } }
})
