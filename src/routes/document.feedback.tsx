import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '~/features/documents/feedback-page'
import { loadFeedback } from '~/features/documents/load-feedback'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { searchInput } from '~/lib/search-input'

/** The result of feedback on a document. */
export const Route = createFileRoute('/document/feedback')({
  validateSearch: searchInput<{ ticket?: string }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadFeedback(deps.search, deps.locale),
  // The data may contain a form's answer with typed values, and a ticket's state changes.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: FeedbackRoute
})

function FeedbackRoute() {
  const { lookup, answer } = Route.useLoaderData()
  return <FeedbackPage lookup={lookup} answer={answer} />
}
