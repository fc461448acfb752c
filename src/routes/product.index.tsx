import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'
import { knownSearch, searchInput } from '~/lib/search-input'
import { loadProduct } from '~/products/load'
import { tabPageOf } from '~/products/tab-pages'
import { tabIds } from '~/products/tabs'
import type { TabId } from '~/products/types'

const searchSchema = v.object({ name: v.optional(v.picklist(tabIds)) })

/** Introduction to graph databases, as tabs. */
export const Route = createFileRoute('/product/')({
  validateSearch: searchInput<{ name?: TabId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'name') }),
  loader: async ({ deps: { locale, search } }) => {
    const { name } = validOrNotFound(searchSchema, search)
    // `/product` redirects to the first tab, so that each tab has a single address.
    if (!name) throw redirectTo({ to: '/product', search: { name: tabIds[0] } }, 'default-tab')
    return { name, copy: await loadProduct(name, locale) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: ProductRoute
})

function ProductRoute() {
  const { name, copy } = Route.useLoaderData()
  const TabPage = tabPageOf(name)
  return <TabPage copy={copy} />
}
