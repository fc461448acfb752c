import { useRouter } from '@tanstack/react-router'
import { hasRoute } from '~/lib/has-route'
import { useLocale } from '~/lib/locale'

/** What decides which links of the navigation are shown: the language, and the routes that exist. */
export function useShown() {
  const router = useRouter()
  const locale = useLocale()
  return { locale, hasRoute: (path: string) => hasRoute(router, path) }
}
