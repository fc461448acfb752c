import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadConnect } from '~/content/partners'
import { partnerForm } from '~/contract/partner-form'
import { partnerWants } from '~/contract/user-info'
import { formAnswer } from '~/features/forms/form-answer'
import { ConnectPage } from '~/features/partners/connect-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

const searchSchema = v.object({ want: v.optional(v.picklist(partnerWants)) })

export const Route = createFileRoute('/partner/connect')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps }) => ({
    ...validOrNotFound(searchSchema, deps.search),
    copy: await loadConnect(deps.locale),
    answer: formAnswer(partnerForm)
  }),
  staleTime: Number.POSITIVE_INFINITY,
  // It may hold an answer with what somebody typed: left with the page, and another one when the page is opened again.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: ConnectRoute
})

function ConnectRoute() {
  const { copy, answer, want } = Route.useLoaderData()
  return <ConnectPage copy={copy} answer={answer} want={want} />
}
