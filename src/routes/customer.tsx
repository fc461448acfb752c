import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCases } from '~/cases/load'
import { CasesPage } from '~/cases/overview/cases-page'
import { industryIds } from '~/cases/types'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

const filterSchema = v.object({ industry: v.optional(v.picklist(industryIds)) })

export const Route = createFileRoute('/customer')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
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
