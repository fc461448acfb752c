import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '~/features/documents/feedback-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'

/** What became of feedback on a document. */
export const Route = createFileRoute('/document/feedback')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps: { search } }) => {
    const { feedbackSearchSchema, loadFeedback } = await import('~/features/documents/load-feedback')
    return loadFeedback(validOrNotFound(feedbackSearchSchema, search))
  },
  // It may hold an answer with what somebody typed; and a ticket moves on.
  gcTime: 0,
  head: () => pageHead({ title: m.feedback_title(), description: m.feedback_description() }),
  component: FeedbackRoute
})

function FeedbackRoute() {
  return <FeedbackPage {...Route.useLoaderData()} />
}
