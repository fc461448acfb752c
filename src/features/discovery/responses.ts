import { getRouterInstance } from '@tanstack/react-start'
import * as v from 'valibot'
import { vendor } from '~/content/vendor'
import { type DocumentsVersion, documentsVersion, documentsVersions } from '~/contract/limits'
import { contentLanguages, type Locale, localeOfContent } from '~/contract/locale'
import type { PublicSite } from '~/contract/site'
import { answerIn, edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'
import { languageHosts } from '~/lib/page-head'
import { withDocumentDates } from './document-dates'
import { withListedPages } from './listed-pages'
import { describePages, documentsText, llms, llmsOfVersion } from './llms'
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
  }
}

/** Responds with one of the files, for the request's host and language. */
export function fileResponse(name: keyof typeof files): Promise<Response> | Response {
  const site = edgeContext()?.site
  return site ? files[name](site) : new Response(null, { status: 500 })
}

const llmsSchema = v.object({
  language: v.optional(v.picklist(contentLanguages)),
  version: v.optional(v.picklist(documentsVersions))
})

/**
 * Responds with the index for language models, or with the whole text of the documents, in the language and of the version of the
 * query (`?language=EN|ZH&version=v1.3`). The index of a version lists its documents alone.
 */
export async function llmsResponse(address: string, content: 'index' | 'documents'): Promise<Response> {
  const site = edgeContext()?.site
  const read = v.safeParse(llmsSchema, Object.fromEntries(new URL(address).searchParams))
  if (!site || !read.success) return text('text/plain', 'Not found', 404)
  const { language, version } = read.output
  if (language) answerIn(localeOfContent(language))
  const locale = currentLocale()
  if (content === 'documents') return wholeDocuments(version ?? documentsVersion, locale)
  // Another host may answer the same address in another language.
  const origin = languageHosts(site, [locale])[0]?.origin ?? site.origin
  if (version) return text('text/plain', await llmsOfVersion(version, locale, origin))
  const pages = (await allPages()).filter(({ locales }) => locales.includes(locale))
  return text('text/plain', llms(await describePages(pages, locale, await getRouterInstance()), origin))
}

async function wholeDocuments(version: DocumentsVersion, locale: Locale): Promise<Response> {
  const whole = await documentsText(version, locale)
  if (whole !== undefined) return text('text/plain', whole)
  edgeContext()?.reportFallback()
  return text('text/plain', 'Unavailable', 503)
}

/** Pages known to the build, and those that main lists now. */
const allPages = async () => publicPages(await getRouterInstance(), await withListedPages(withDocumentDates(variations)))

const text = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
