import { createFileRoute } from '@tanstack/react-router'
import type { TopicId } from '~/content/exam-topics'
import { loadPractice } from '~/features/exam/load'
import { PracticePage } from '~/features/exam/practice-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { searchInput } from '~/lib/search-input'

/** Practice exam and study material (spec §2). Its guard redirects visitors home and opens the login there. */
export const Route = createFileRoute('/center/train/GBCA/resource')({
  validateSearch: searchInput<{ topic?: TopicId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadPractice(deps.search, deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: PracticeRoute
})

function PracticeRoute() {
  return <PracticePage {...Route.useLoaderData()} />
}
