import { createFileRoute } from '@tanstack/react-router'
import { loadAccessibility } from '~/features/company/accessibility'
import { AccessibilityPage } from '~/features/company/accessibility-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The accessibility statement. */
export const Route = createFileRoute('/accessibility')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadAccessibility(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: AccessibilityRoute
})

function AccessibilityRoute() {
  return <AccessibilityPage copy={Route.useLoaderData()} />
}
