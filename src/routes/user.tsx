import { createFileRoute } from '@tanstack/react-router'
import { UserCenterPage } from '~/features/user-center/user-center-page'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/paraglide/messages'

/**
 * The user center (spec §2, §3). Its guard redirects visitors home and opens the login there. The browser fetches the
 * page's data.
 */
export const Route = createFileRoute('/user')({
  head: () => ({ meta: [{ title: pageTitle(m.user_center_title()) }] }),
  component: UserCenterPage
})
