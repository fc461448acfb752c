import { createFileRoute } from '@tanstack/react-router'
import { CasePage } from '~/cases/case-page'
import { CustomerCasePage } from '~/cases/customer-case-page'
import { loadDetails } from '~/cases/load'
import type { CaseId } from '~/cases/types'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/customer_/details')({
  validateSearch: searchInput<{ id: CaseId | EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'id') }),
  loader: ({ deps }) => loadDetails(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: CaseRoute
})

function CaseRoute() {
  const details = Route.useLoaderData()
  if (details.kind === 'customer') return <CustomerCasePage copy={details.copy} customerCase={details.customerCase} />
  const { scenario, copy, words, frames, answer } = details
  return <CasePage scenario={scenario} copy={copy} words={words} frames={frames} answer={answer} />
}
