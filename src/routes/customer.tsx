import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCases } from '~/cases/load'
import { CasesPage } from '~/cases/overview/cases-page'
import { type IndustryId, industryIds } from '~/cases/types'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'

const filterSchema = v.object({ industry: v.optional(v.picklist(industryIds)) })

export const Route = createFileRoute('/customer')({
  validateSearch: searchInput<{ industry?: IndustryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps }) => ({
    industry: validOrNotFound(filterSchema, deps.search).industry,
    copy: await loadCases(deps.locale)
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: CasesRoute
})

function CasesRoute() {
  const { copy, industry } = Route.useLoaderData()
  return <CasesPage copy={copy} industry={industry} />
}
