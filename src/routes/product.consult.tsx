import { createFileRoute } from '@tanstack/react-router'
import { finderFields } from '~/contract/finder-fields'
import type { ConsultationTopic, ConsultedEdition } from '~/contract/forms/consultation'
import { ConsultPage } from '~/features/consult/consult-page'
import { loadConsultPage } from '~/features/consult/load'
import type { Need } from '~/features/editions/finder'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'

/** The consultation, in three variants by edition (spec §2). */
export const Route = createFileRoute('/product/consult')({
  validateSearch: searchInput<
    { edition?: ConsultedEdition; topic?: ConsultationTopic; asked?: string } & Partial<Record<Need, string>>
  >(),
  loaderDeps: ({ search }) => ({
    locale: currentLocale(),
    search: knownSearch(search, 'edition', 'topic', 'asked', ...finderFields)
  }),
  loader: ({ deps }) => loadConsultPage(deps.search, deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  // The data may contain a form's answer with typed values, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ConsultRoute
})

function ConsultRoute() {
  const { head, ...page } = Route.useLoaderData()
  return <ConsultPage {...page} />
}
