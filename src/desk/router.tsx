import { createRouter } from '@tanstack/react-router'
import { pendingMinimum } from '~/contract/limits'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { routeTree } from './routeTree.gen'

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

export const deskRouter = () =>
  createRouter({
    routeTree,
    context: { session: { loggedIn: true } },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    // A page's state belongs to its address: another query is another page.
    defaultRemountDeps: ({ search }) => search,
    defaultPreload: 'intent',
    defaultPendingMs: pendingMinimum,
    defaultPendingMinMs: pendingMinimum,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Failed
  })

export type DeskRouter = ReturnType<typeof deskRouter>
