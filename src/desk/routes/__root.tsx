import { createRootRoute } from '@tanstack/react-router'
import { isDeskPath, mayOpen } from '~/contract/desk-pages'
import { redirectTo } from '~/lib/redirect'
import { account } from '../account'
import { DeskShell } from '../desk-shell'
import { addressSearch } from '../page-search'

export const Route = createRootRoute({
  // Links are marked as current by comparing their query with that of the address, which has texts only.
  search: { middlewares: [({ search, next }) => addressSearch(next(search))] },
  // For an account without a role for the page, the edge answers.
  beforeLoad: ({ location: { pathname, href } }) => {
    if (!isDeskPath(pathname) || !mayOpen(pathname, account.roles)) throw redirectTo({ href, reloadDocument: true }, 'unmatched')
  },
  component: DeskShell
})
