import { publicLocales } from '~/contract/guards'
import type { Locale } from '~/contract/locale'
import type { PublicSite } from '~/contract/site'
import { brand } from '~/ui/brand'
import { type MatchedPage, markdownAddress, pageAddress, pictureAddress } from './page-address'
import { pageTitle } from './page-title'

/** What a page says of itself to browsers, search engines and whoever shares it. */
export interface PageHead {
  /** Without the name of the site. */
  title: string
  /** One or two sentences, as a search engine shows them. */
  description: string
}

/**
 * The head of a page; the loader's data is undefined where the page could not be loaded. What follows from the page's
 * address is no concern of the page: `addressHead` adds it.
 * @param title for the browser and search results; by default the page's own, followed by the name of the site
 */
export function pageHead(page: PageHead | undefined, title = page && pageTitle(page.title)) {
  if (!page) return {}
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description }
    ]
  }
}

/** Size of every picture in `/og`, in pixels. */
export const pictureSize = { width: 1200, height: 630 }

/** Where a site is, and in which languages. */
export type AddressedSite = Pick<PublicSite, 'defaultLocale' | 'origin' | 'alternates'>

/**
 * The part of a head that follows from where the page is: its one address, its address on the host of each other language
 * that shows it, its Markdown, its picture. A page for people logged in has none of these and asks not to be indexed. A page
 * that is out of date asks not to be indexed either, and names the one that took its place.
 */
export function addressHead(site: AddressedSite, page: MatchedPage, locale: Locale) {
  const languages = languagesOf(page.loaderData)
  const shown = publicLocales(page.fullPath).filter((shownIn) => !languages || languages.includes(shownIn))
  if (shown.length === 0) return { meta: [{ name: 'robots', content: 'noindex' }], links: [] }

  const own = pageAddress(page)
  const { canonical: address, indexed } = page.context?.standing ?? { canonical: own, indexed: true }
  const hosts = languageHosts(site, shown)
  // A page that this host shows only to those who chose another language belongs to the host where that one is the default.
  const origin = shown.includes(site.defaultLocale) ? site.origin : (hosts[0]?.origin ?? site.origin)
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': locale.replace('-', '_'),
    'og:url': origin + address,
    // What is not indexed has no picture of its own.
    ...((indexed || address !== own) && {
      'og:image': site.origin + pictureAddress(address, locale),
      'og:image:width': String(pictureSize.width),
      'og:image:height': String(pictureSize.height)
    })
  }
  return {
    meta: [
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      // The rest of the card is taken from the properties above.
      { name: 'twitter:card', content: 'summary_large_image' }
    ],
    links: [
      { rel: 'canonical', href: origin + address },
      ...(indexed && hosts.length > 1
        ? hosts.map((host) => ({ rel: 'alternate', hrefLang: host.locale, href: host.origin + address }))
        : []),
      { rel: 'alternate', type: 'text/markdown', href: markdownAddress(indexed ? address : own) }
    ]
  }
}

/** The languages in which there is what the page shows, where its data says so. */
function languagesOf(data: unknown): readonly unknown[] | undefined {
  const hasLanguages = typeof data === 'object' && data !== null && 'languages' in data
  return hasLanguages && Array.isArray(data.languages) ? data.languages : undefined
}

/**
 * The host of each language. A search engine sends no cookies, so it finds a language only where that is a host's default:
 * here, or on the first such host.
 */
export function languageHosts({ defaultLocale, origin, alternates }: AddressedSite, locales: readonly Locale[]) {
  const hosts = [{ locale: defaultLocale, origin }, ...alternates]
  return locales.flatMap((locale) => hosts.find((host) => host.locale === locale) ?? [])
}
