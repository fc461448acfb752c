import { createRootRoute, createRoute, createRouter, lazyRouteComponent, useSearch } from '@tanstack/react-router'
import { type ComponentType, useLayoutEffect } from 'react'
import { brand } from '~/contract/brand'
import { type DeskPath, isDeskPath, mayOpen } from '~/contract/desk-pages'
import { pendingMinimum } from '~/contract/limits'
import { redirectTo } from '~/lib/redirect'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { account } from './account'
import { DeskShell } from './desk-shell'
import { HomePage } from './home/home-page'
import { pages } from './pages'

const root = createRootRoute({ component: DeskShell })

/** The route of a page. An account without a role for it gets what the edge answers there. */
function routeOf(path: DeskPath, name: (() => string) | undefined, component: ComponentType) {
  const title = name ? `${name()} · ${m.desk_title({ brand })}` : m.desk_title({ brand })
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location: { href } }) => {
      if (!mayOpen(path, account.roles)) throw redirectTo({ href, reloadDocument: true }, 'unmatched')
    },
    component: Object.assign(() => <Page title={title} component={component} />, component)
  })
}

/** A page whose state belongs to its address: another query is another page. */
function Page({ title, component: Shown }: { title: string; component: ComponentType }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Shown key={stringifySearch(useSearch({ strict: false }))} />
}

/** A new document: the browser keeps a failed import until the document is unloaded. */
function Failed() {
  return (
    <div className="desk-notice" role="alert">
      <p>{m.desk_failed()}</p>
      <Button isSmall onClick={() => location.reload()}>
        {m.desk_retry()}
      </Button>
    </div>
  )
}

const Loading = () => (
  <p className="desk-notice" aria-busy="true">
    {m.desk_loading()}
  </p>
)

/** The router of the desk, with a route for each page. Their code is fetched when they are opened. */
export const deskRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      routeOf('/desk', undefined, HomePage),
      ...Object.entries(pages).flatMap(([path, { name, load }]) =>
        isDeskPath(path)
          ? [
              routeOf(
                path,
                name,
                lazyRouteComponent(async () => ({ default: await load() }))
              )
            ]
          : []
      )
    ]),
    context: { session: { loggedIn: true } },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultPendingMs: pendingMinimum,
    defaultPendingMinMs: pendingMinimum,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Failed
  })
