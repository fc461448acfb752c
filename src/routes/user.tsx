import { createFileRoute } from '@tanstack/react-router'
import { UserCenterPage } from '~/features/user-center/user-center-page'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/paraglide/messages'

/** The user center (spec §2, §3): its guard sends visitors home, where login opens. The page's data is asked for in the browser. */
export const Route = createFileRoute('/user')({
  head: () => ({ meta: [{ title: pageTitle(m.user_center_title()) }] }),
  component: UserCenterPage
})
