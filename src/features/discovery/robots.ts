import { guardedPaths, publicLocales } from '~/contract/guards'
import type { AddressedSite } from '~/lib/page-head'

/** robots.txt of one host (RFC 9309): everything but the APIs and the pages that nobody sees without logging in. */
export function robots({ origin }: Pick<AddressedSite, 'origin'>): string {
  const guarded = Object.keys(guardedPaths).filter((path) => publicLocales(path).length === 0)
  const refused = ['/api/', '/public/', '/website/', ...guarded.map((path) => `${path}$`)]
  return `User-agent: *
${refused.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}
