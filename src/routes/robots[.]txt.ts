import { createFileRoute } from '@tanstack/react-router'

/** What robots may ask for on this host, and where its sitemap is. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('robots') } }
})
