import { createFileRoute } from '@tanstack/react-router'

/** Releases as an Atom feed, in the language of `language` (EN or ZH), otherwise that of the request. */
export const Route = createFileRoute('/center/download.atom')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).feedResponse('releases', request.url) }
  }
})
