import { guardedPaths, publicLocales } from '~/contract/guards'
import type { AddressedSite } from '~/lib/page-head'

/** robots.txt of a host (RFC 9309): allows everything except APIs and pages that require login. */
export function robots({ origin }: Pick<AddressedSite, 'origin'>): string {
  const guarded = Object.keys(guardedPaths).filter((path) => publicLocales(path).length === 0)
  const refused = ['/api/', '/public/', '/website/', ...guarded.map((path) => `${path}$`)]
  return `User-agent: *
${refused.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}
