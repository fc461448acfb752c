import { createFileRoute } from '@tanstack/react-router'
import { CentrePage } from '~/features/personal-centre/centre-page'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/paraglide/messages'

/** The personal centre (spec §2, §3): its guard sends visitors home, where login opens. The page's data is asked for in the browser. */
export const Route = createFileRoute('/user')({
  head: () => ({ meta: [{ title: pageTitle(m.centre_title()) }] }),
  component: CentrePage
})
