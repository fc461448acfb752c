import { createFileRoute } from '@tanstack/react-router'

/** Activities as an Atom feed, in the language of `language` (EN or ZH), otherwise that of the request. */
export const Route = createFileRoute('/center/activity.atom')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).feedResponse('activities', request.url) }
  }
})
