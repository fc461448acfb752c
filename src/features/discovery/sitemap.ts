import { type AddressedSite, alternateHosts, languageHosts } from '~/lib/page-head'
import { xml } from '~/lib/xml'
import type { PublicPage } from './public-pages'

/**
 * Sitemap of a host (sitemaps.org): the pages in its default language, with links to other languages' hosts. Only pages whose last
 * change is known state it: crawlers ignore a date that they find wrong elsewhere.
 */
export function sitemap(pages: readonly PublicPage[], site: AddressedSite): string {
  const entries = pages
    .filter(({ locales }) => locales.includes(site.defaultLocale))
    .map(({ address, locales, changed }) => {
      const alternates = alternateHosts(languageHosts(site, locales)).map(
        ({ language, origin }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(origin + address)}"/>`
      )
      const modified = changed?.[site.defaultLocale]
      return `<url><loc>${xml(site.origin + address)}</loc>${modified === undefined ? '' : `<lastmod>${xml(modified)}</lastmod>`}${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
