import { readFileSync } from 'node:fs'
import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { deskPaths } from '~/contract/desk-pages'

/** The router of the desk, in the document of an account. */
async function routerInDocument() {
  const account = { id: '5d2b7cb1-1f5d-4f0b-9d1c-6a3f0f6f1a11', roles: ['admin'] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(account) }) })
  const { deskRouter } = await import('./router')
  vi.unstubAllGlobals()
  const router = deskRouter()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/desk'] }) })
  return router
}

test('each page that the edge admits to has a route, and each route is such a page', () => {
  const tree = readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8')
  const [, routes = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? []
  expect([...routes.matchAll(/'(.*)'/g)].map(([, path]) => path).toSorted()).toEqual(deskPaths.toSorted())
})

test('an address says what is shown, and an invalid or unknown part of it counts as absent', async () => {
  const router = await routerInDocument()
  const read = (path: string, query: string) => router.matchRoutes(path, router.options.parseSearch(query)).at(-1)?.search
  expect(read('/desk/media', '?kind=image&lack=alt&name=架构+1%25&cursor=WyJt&id=7')).toEqual({
    ...{ kind: 'image', lack: 'alt', name: '架构 1%', cursor: 'WyJt', id: 7 }
  })
  expect(read('/desk/media', '?kind=svg&lack=1&id=-1&cursor=&other=1')).toEqual({})
  expect(read('/desk/inbox', '?kind=appeal&state=gone&due=overdue&due=overdue&q=图&id=1e3')).toEqual({ kind: 'appeal', q: '图' })
  expect(read('/desk/entries/entry', '?kind=news&id=15')).toEqual({ kind: 'news', id: 15 })
})

test('a link has the query as texts, as its address has it, without what selects nothing', async () => {
  const router: AnyRouter = await routerInDocument()
  const to = '/desk/inbox'
  const search = { state: 'new', q: '', id: 15, cursor: undefined }
  const links = [true, false].map((isFollowed) =>
    router.buildLocation<AnyRouter, string, string>({ to, search, _includeValidateSearch: isFollowed })
  )
  expect(links.map(({ search: texts }) => ({ ...texts }))).toEqual(Array(2).fill({ state: 'new', id: '15' }))
  expect(new Set(links.map(({ href }) => href)).size).toBe(1)
})
