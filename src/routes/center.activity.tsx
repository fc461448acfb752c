import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesPage } from '~/features/activities/activities-page'
import { ActivityPage } from '~/features/activities/activity-page'
import { loadActivities } from '~/features/activities/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/center/activity')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadActivities(deps.search, deps.locale),
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: ActivitiesRoute
})

function ActivitiesRoute() {
  const data = Route.useLoaderData()
  return data.kind === 'list' ? <ActivitiesPage activities={data} /> : <ActivityPage activity={data} />
}
