import { createFileRoute } from '@tanstack/react-router'

/** The activity of the query's `id` as a file for calendars. */
export const Route = createFileRoute('/center/activity.ics')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).calendarResponse(request.url) }
  }
})
