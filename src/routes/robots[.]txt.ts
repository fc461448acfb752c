import { createFileRoute } from '@tanstack/react-router'

/** Paths that robots may crawl on this host, and the address of its sitemap. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: async () => (await import('~/features/discovery/responses')).fileResponse('robots') } }
})
