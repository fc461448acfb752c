import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'
import { FitPage } from '~/products/fit/fit-page'
import { JoinsPage } from '~/products/joins/joins-page'
import { loadFit, loadJoins, loadWhat, type TabId, tabIds } from '~/products/load'
import { WhatPage } from '~/products/what/what-page'

const searchSchema = v.object({ name: v.optional(v.picklist(tabIds)) })

/** Introduces graph databases, in three tabs. */
export const Route = createFileRoute('/product/')({
  validateSearch: searchInput<{ name?: TabId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps: { locale, search } }) => {
    const { name } = validOrNotFound(searchSchema, search)
    // Each tab has one address only.
    if (!name) throw redirectTo({ to: '/product', search: { name: tabIds[0] } }, 'default-tab')
    if (name === 'join') return { name, copy: await loadJoins(locale) } as const
    if (name === 'fit') return { name, copy: await loadFit(locale) } as const
    return { name, copy: await loadWhat(locale) } as const
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: ProductRoute
})

function ProductRoute() {
  const shown = Route.useLoaderData()
  if (shown.name === 'join') return <JoinsPage copy={shown.copy} />
  if (shown.name === 'fit') return <FitPage copy={shown.copy} />
  return <WhatPage copy={shown.copy} />
}
