import { createFileRoute } from '@tanstack/react-router'
import { loadPrograms } from '~/features/partners/copy'
import { PartnerPrograms } from '~/features/partners/partner-programs'
import { pageHead } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

/** Chinese only: the guard of this path redirects English visitors home, at the edge and in the router. */
export const Route = createFileRoute('/partner/system')({
  loader: () => loadPrograms(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead({ title: m.partners_title(), description: m.partners_description() }),
  component: PartnerRoute
})

function PartnerRoute() {
  const { programs, firstLetter } = Route.useLoaderData()
  return <PartnerPrograms programs={programs} firstLetter={firstLetter} />
}
