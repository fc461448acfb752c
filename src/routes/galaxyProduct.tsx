import { createFileRoute } from '@tanstack/react-router'
import { loadEditionsPage } from '~/features/editions/copy'
import { EditionsPage } from '~/features/editions/editions-page'
import type { Need } from '~/features/editions/finder'
import { readQuestion, withoutEmpty } from '~/features/editions/finder-address'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { searchInput } from '~/lib/search-input'

/** The comparison of editions and the edition finder, whose form is submitted to this address and whose question is the query. */
export const Route = createFileRoute('/galaxyProduct')({
  validateSearch: searchInput<Partial<Record<Need, string>>>(),
  beforeLoad: ({ search }) => {
    const short = withoutEmpty(search)
    if (short) throw redirectTo({ to: '/galaxyProduct', search: short }, 'rewritten-query')
  },
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadEditionsPage(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: EditionsRoute
})

function EditionsRoute() {
  return <EditionsPage content={Route.useLoaderData()} question={readQuestion(Route.useSearch())} />
}
