import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'
import { loadStory, storyIds } from '~/stories/stories'
import { StoryPage } from '~/stories/story-page'
import type { StoryId } from '~/stories/types'

/** The router parses digits in the query as a number. */
const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(storyIds))

export const Route = createFileRoute('/homedetails')({
  validateSearch: searchInput<{ id: StoryId }>(),
  loaderDeps: ({ search }) => ({ id: search.id, locale: currentLocale() }),
  loader: async ({ deps }) => {
    // Each story has one address only.
    if (deps.id === undefined) throw redirectTo({ to: '/homedetails', search: { id: '1' } }, 'default-story')
    const id = validOrNotFound(idSchema, deps.id)
    return { id, copy: await loadStory(id, deps.locale) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: StoryRoute
})

function StoryRoute() {
  return <StoryPage {...Route.useLoaderData()} />
}
