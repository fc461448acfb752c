import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadConsult } from '~/content/consult'
import { consultationForm, consultedEditions } from '~/contract/consultation-form'
import { consultAddress } from '~/features/consult/consult-address'
import { ConsultPage } from '~/features/consult/consult-page'
import { formAnswer } from '~/features/forms/form-answer'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

const searchSchema = v.object({ edition: v.optional(v.picklist(consultedEditions)) })

/** The consultation, in three variants by edition (spec §2). */
export const Route = createFileRoute('/product/consult')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps: { locale, search } }) => {
    const { edition } = validOrNotFound(searchSchema, search)
    // One address for each page.
    if (!edition) throw redirect({ to: '/product/consult', search: { ...consultAddress().search } })
    return { edition, copy: await loadConsult(locale), answer: formAnswer(consultationForm) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  // It may hold an answer with what somebody typed: left with the page, and another one when the page is opened again.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.copy.editions[loaderData.edition]),
  component: ConsultRoute
})

function ConsultRoute() {
  return <ConsultPage {...Route.useLoaderData()} />
}
