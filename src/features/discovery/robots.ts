import { training } from '~/content/vendor/assistants'
import type { Slot } from '~/content/vendor/slot'
import { filePrefix } from '~/contract/content'
import { guardedPaths, publicLocales } from '~/contract/guards'
import type { AddressedSite } from '~/lib/page-head'

/**
 * robots.txt of a host (RFC 9309): allows everything except APIs and pages that require login, and says whether models may be
 * trained on the site (`Content-Signal`) if the vendor has decided that. The longest rule that matches an address decides, so
 * pictures and videos of texts, which main delivers, are open to previews of links and to searches for images.
 */
export function robots({ origin }: Pick<AddressedSite, 'origin'>, decision: Slot<'allowed' | 'refused'> = training): string {
  const guarded = Object.keys(guardedPaths).filter((path) => publicLocales(path).length === 0)
  const refused = ['/api/', '/public/', '/website/', ...guarded.map((path) => `${path}$`)]
  const signal =
    decision.state === 'empty' ? '' : `Content-Signal: search=yes, ai-train=${decision.value === 'allowed' ? 'yes' : 'no'}\n`
  return `User-agent: *
${signal}Allow: ${filePrefix}
${refused.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}
