import { getRouterInstance } from '@tanstack/react-start'
import { vendor } from '~/content/vendor'
import type { PublicSite } from '~/contract/site'
import { edgeContext } from '~/lib/edge-context'
import { withDocumentDates } from './document-dates'
import { withListedPages } from './listed-pages'
import { describePages, llms } from './llms'
import { publicPages } from './public-pages'
import { footerQr } from './qr-image'
import { robots } from './robots'
import { securityTxt } from './security-txt'
import { sitemap } from './sitemap'
import { variations } from './variations'

/** Files for crawlers, by name. */
const files = {
  sitemap: async (site: PublicSite) => text('application/xml', sitemap(await allPages(), site)),
  qr: async (site: PublicSite) => text('image/svg+xml', footerQr(site)),
  robots: async (site: PublicSite) => text('text/plain', robots(site)),
  security: async (site: PublicSite) => {
    const file = securityTxt(vendor.securityContact, site)
    return file === undefined ? text('text/plain', 'Not found', 404) : text('text/plain', file)
  },
  llms: async (site: PublicSite) => {
    const locale = edgeContext()?.visitor.locale ?? site.defaultLocale
    const pages = (await allPages()).filter(({ locales }) => locales.includes(locale))
    return text('text/plain', llms(await describePages(pages, locale, await getRouterInstance()), site.origin))
  }
}

/** Responds with one of the files, for the request's host and language. */
export function fileResponse(name: keyof typeof files): Promise<Response> | Response {
  const site = edgeContext()?.site
  return site ? files[name](site) : new Response(null, { status: 500 })
}

/** Pages known to the build, and those that main lists now. */
const allPages = async () => publicPages(await getRouterInstance(), await withListedPages(withDocumentDates(variations)))

const text = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
