import { createFileRoute, useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { demoTypes } from '~/demos/demos'
import type { DemoType } from '~/demos/types'
import { loadDemoList } from '~/features/demos/copy'
import { DemoPage } from '~/features/demos/demo-page'
import { DemoListPage } from '~/features/demos/list-page'
import { loadDemoPage, loadListedDemos } from '~/features/demos/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'
import { textOfParameter } from '~/lib/search-params'

const typeSchema = v.optional(v.picklist(demoTypes))

/** Query of a demo: its type, and parameters that its method declares. */
type DemoSearch = { type?: DemoType } & Partial<Record<string, string>>

/** The list of the online demos, and with `type` the workbench of one (spec §2). */
export const Route = createFileRoute('/product/onlinedemo')({
  validateSearch: searchInput<DemoSearch>(),
  // The parameters are not in the dependencies: in the browser, the workbench answers them without loading the page again.
  loaderDeps: ({ search }) => ({ type: search.type, locale: currentLocale() }),
  loader: async ({ deps: { type: asked, locale }, location }) => {
    const type = validOrNotFound(typeSchema, asked)
    if (type === undefined) {
      const [copy, listed] = await Promise.all([loadDemoList(locale), loadListedDemos(locale)])
      return { kind: 'list' as const, copy, listed }
    }
    const page = await loadDemoPage(type, locale, location.search)
    return { kind: 'demo' as const, copy: page.copy, page }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: DemoRoute
})

function DemoRoute() {
  const data = Route.useLoaderData()
  const { type, why: _, ...search } = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = Route.useNavigate()
  if (data.kind === 'list') return <DemoListPage copy={data.copy} listed={data.listed} />
  const query = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textOfParameter(value)]))
  return (
    <DemoPage
      page={data.page}
      query={query}
      hash={hash}
      setAddress={(address) =>
        void navigate({
          search: { ...address.query, type: data.page.type },
          hash: address.hash,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false
        })
      }
    />
  )
}
