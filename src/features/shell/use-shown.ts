import { useRouter } from '@tanstack/react-router'
import { hasRoute } from '~/lib/has-route'
import { useLocale } from '~/lib/locale'

/** What decides which links of the navigation are shown: the language, the routes that exist, and whether there is a forum. */
export function useShown() {
  const router = useRouter()
  const locale = useLocale()
  const forumUrl = router.options.context.site?.forumUrl ?? ''
  return { locale, forumUrl, hasRoute: (path: string) => hasRoute(router, path) }
}
