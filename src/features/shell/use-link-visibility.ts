import { useRouter } from '@tanstack/react-router'
import { hasRoute } from '~/lib/has-route'
import { useLocale } from '~/lib/locale'

/** The inputs that decide which navigation links are visible: language, existing routes, forum. */
export function useLinkVisibility() {
  const router = useRouter()
  const locale = useLocale()
  const forumUrl = router.options.context.site?.forumUrl ?? ''
  return { locale, forumUrl, hasRoute: (path: string) => hasRoute(router, path) }
}
