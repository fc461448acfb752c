import { createFileRoute } from '@tanstack/react-router'

/** The activity of the query parameter `id` as an iCalendar file. */
export const Route = createFileRoute('/center/activity.ics')({
  server: {
    handlers: { GET: async ({ request }) => (await import('~/features/feeds/responses')).calendarResponse(request.url) }
  }
})
