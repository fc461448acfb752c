import { createFileRoute } from '@tanstack/react-router'
import type { ActivityTime } from '~/contract/activities'
import type { ContentLanguage } from '~/contract/locale'
import { ActivitiesPage } from '~/features/activities/activities-page'
import { ActivityPage } from '~/features/activities/activity-page'
import { loadActivities } from '~/features/activities/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/center/activity')({
  validateSearch: searchInput<ListSearch & { when?: ActivityTime; id?: EntryId; language?: ContentLanguage }>(),
  loaderDeps: ({ search }) => ({
    locale: currentLocale(),
    search: knownSearch(search, 'page', 'cursor', 'when', 'id', 'language')
  }),
  loader: ({ deps }) => loadActivities(deps.search, deps.locale),
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: ActivitiesRoute
})

function ActivitiesRoute() {
  const data = Route.useLoaderData()
  return data.kind === 'list' ? <ActivitiesPage activities={data} /> : <ActivityPage activity={data} />
}
