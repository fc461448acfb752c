import { useRouter } from '@tanstack/react-router'
import { defaultForumUrl } from '~/contract/site'
import { hasRoute } from '~/lib/has-route'
import { useLocale } from '~/lib/locale'
import { useBrowserValue } from '~/lib/use-browser-value'

/** The inputs that decide which navigation links are visible: language, existing routes, forum. */
export function useLinkVisibility() {
  const router = useRouter()
  const locale = useLocale()
  const { forumUrl: configured = '', origin = '' } = router.options.context.site ?? {}
  // The forum beside this site (spec §2) is on the host in the address bar. A cached page knows only the canonical one.
  const forumUrl = useBrowserValue(
    () => (origin && configured === defaultForumUrl(origin) ? defaultForumUrl(location.origin) : configured),
    configured
  )
  return { locale, forumUrl, hasRoute: (path: string) => hasRoute(router, path) }
}
