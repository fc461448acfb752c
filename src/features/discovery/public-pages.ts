import type { AnyRouter } from '@tanstack/react-router'
import { publicLocales } from '~/contract/guards'
import type { Locale } from '~/contract/locale'
import { pageAddress } from '~/lib/page-address'
import { variations as knownVariations, type Variation } from './variations'

/** A page that does not require login. */
export interface PublicPage {
  /** Canonical address on a host, including the query. */
  address: string
  path: string
  /** Languages that the page exists in. */
  locales: readonly Locale[]
  /** Head by language, if known without loading the page. */
  heads?: Variation['heads']
  /** When it last changed, by language, if that is known. */
  changed?: Variation['changed']
}

/**
 * All public pages by address: routes that render a page, with the variations from `variations.ts`, except those that
 * require login.
 */
export function publicPages(
  router: AnyRouter,
  variations: Readonly<Record<string, readonly Variation[]>> = knownVariations
): PublicPage[] {
  const routes = Object.entries<{ options: { component?: unknown } }>(router.routesByPath)
  return [
    ...routes
      .filter(([, { options }]) => options.component !== undefined)
      .flatMap(([fullPath]) => (variations[fullPath] ?? [{}]).map((variation) => pageOf(fullPath, variation)))
      .filter(({ locales }) => locales.length > 0)
  ].sort((a, b) => (a.address < b.address ? -1 : 1))
}

function pageOf(fullPath: string, { params = {}, search = {}, heads, changed = {} }: Variation): PublicPage {
  const address = pageAddress({ fullPath, params, search })
  const path = address.replace(/\?.*$/, '')
  const locales = publicLocales(path)
  const page = { address, path, changed }
  return heads ? { ...page, locales: locales.filter((locale) => heads[locale]), heads } : { ...page, locales }
}
