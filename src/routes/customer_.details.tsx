import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { CasePage } from '~/cases/case-page'
import { caseIds, cases } from '~/cases/cases'
import { loadCase } from '~/cases/load'
import type { CaseId } from '~/cases/types'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'
import { loadFrames } from '~/solutions/figures'
import { loadSolution } from '~/solutions/solutions'

const idSchema = v.picklist(caseIds)

export const Route = createFileRoute('/customer_/details')({
  validateSearch: searchInput<{ id: CaseId }>(),
  loaderDeps: ({ search }) => ({ id: search.id, locale: currentLocale() }),
  loader: async ({ deps }) => {
    const id = validOrNotFound(idSchema, deps.id)
    const customerCase = cases.find((each) => each.id === id)
    if (!customerCase) throw notFound()
    const [copy, { words }] = await Promise.all([loadCase(id, deps.locale), loadSolution(customerCase.solution, deps.locale)])
    return { customerCase, copy, words, frames: await loadFrames(customerCase.solution, words) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: CaseRoute
})

function CaseRoute() {
  return <CasePage {...Route.useLoaderData()} />
}
