import type { AnyRouter } from '@tanstack/react-router'
import { variations as knownVariations, type Variation } from '~/content/pages'
import { publicLocales } from '~/contract/guards'
import type { Locale } from '~/contract/locale'
import { pageAddress } from '~/lib/page-address'

/** A page that anybody may read. */
export interface PublicPage {
  /** Its one address on a host, query included. */
  address: string
  path: string
  /** The languages in which it exists. */
  locales: readonly Locale[]
  /** What it says of itself, by language, where that is known without asking it. */
  heads?: Variation['heads']
}

/**
 * Every page that anybody may read, by address: the routes that show something, with the variations that
 * `src/content/pages.ts` knows of them, without those for people logged in.
 */
export function publicPages(
  router: AnyRouter,
  variations: Readonly<Record<string, readonly Variation[]>> = knownVariations
): PublicPage[] {
  const routes = Object.entries<{ options: { component?: unknown } }>(router.routesByPath)
  return routes
    .filter(([, { options }]) => options.component !== undefined)
    .flatMap(([fullPath]) => (variations[fullPath] ?? [{}]).map((variation) => pageOf(fullPath, variation)))
    .filter(({ locales }) => locales.length > 0)
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
}

function pageOf(fullPath: string, { params = {}, search = {}, heads }: Variation): PublicPage {
  const address = pageAddress({ fullPath, params, search })
  const path = address.replace(/\?.*$/, '')
  const shown = publicLocales(path)
  return heads ? { address, path, locales: shown.filter((locale) => heads[locale]), heads } : { address, path, locales: shown }
}
