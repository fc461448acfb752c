import { createFileRoute } from '@tanstack/react-router'
import { loadProgrammes } from '~/content/partners'
import { PartnerProgrammes } from '~/features/partners/partner-programmes'
import { OneLanguageNote } from '~/features/shell/one-language-note'
import { pageHead } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

/** Chinese only: the guard of this path sends English visitors home, at the edge and in the router. */
export const Route = createFileRoute('/partner/system')({
  loader: () => loadProgrammes(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead({ title: m.partners_title(), description: m.partners_description() }),
  component: PartnerRoute
})

function PartnerRoute() {
  const { programmes, firstLetter } = Route.useLoaderData()
  return <PartnerProgrammes programmes={programmes} firstLetter={firstLetter} languageNote={<OneLanguageNote other="en-US" />} />
}
