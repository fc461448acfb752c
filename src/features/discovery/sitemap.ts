import { type AddressedSite, languageHosts } from '~/lib/page-head'
import { xml } from '~/lib/xml'
import type { PublicPage } from './public-pages'

/** Sitemap of a host (sitemaps.org): the pages in its default language, with links to other languages' hosts. */
export function sitemap(pages: readonly PublicPage[], site: AddressedSite): string {
  const entries = pages
    .filter(({ locales }) => locales.includes(site.defaultLocale))
    .map(({ address, locales }) => {
      const hosts = languageHosts(site, locales)
      const alternates = hosts.map(
        ({ locale, origin }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${xml(origin + address)}"/>`
      )
      return `<url><loc>${xml(site.origin + address)}</loc>${hosts.length > 1 ? alternates.join('') : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
