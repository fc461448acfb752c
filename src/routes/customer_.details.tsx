import { createFileRoute } from '@tanstack/react-router'
import { CasePage } from '~/features/customers/case-page'
import { solutionOfScenario } from '~/features/customers/former-scenarios'
import { loadCase } from '~/features/customers/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { type EntryId, knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/customer_/details')({
  validateSearch: searchInput<{ id: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'id') }),
  loader: ({ deps }) => {
    const type = solutionOfScenario(deps.search.id)
    if (type) {
      const to = { to: '/demogallery/details', search: { type }, hash: 'measure', statusCode: 301 } as const
      throw redirectTo(to, 'moved-scenario')
    }
    return loadCase(deps.search, deps.locale)
  },
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: CaseRoute
})

function CaseRoute() {
  const { copy, customerCase } = Route.useLoaderData()
  return <CasePage copy={copy} customerCase={customerCase} />
}
