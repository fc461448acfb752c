import { createFileRoute } from '@tanstack/react-router'

/** The activity with the query's `id` as a calendar file. */
export const Route = createFileRoute('/center/activity.ics')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).calendarResponse(request.url) }
  }
})
