import { createFileRoute } from '@tanstack/react-router'

/** The latest news as an Atom feed, in the language of `language` (EN or ZH), otherwise that of the request. */
export const Route = createFileRoute('/news.atom')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).feedResponse('news', request.url) }
  }
})
