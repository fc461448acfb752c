import { brand } from '~/contract/brand'
import type { Cover } from '~/contract/content'
import { publicLocales } from '~/contract/guards'
import { previewSize } from '~/contract/link-preview'
import { internationalLocale, type Locale } from '~/contract/locale'
import type { PublicSite } from '~/contract/site'
import { type MatchedPage, markdownAddress, type PageIndexing, pageAddress, pictureAddress } from './page-address'
import { pageTitle } from './page-title'

/** Title and description for browsers, search engines and social previews. */
interface PageHead {
  /** Without the site's name. */
  title: string
  /** One or two sentences for search results. */
  description: string
}

/**
 * Head of a page. `page` is undefined if the page could not be loaded. `addressHead` adds the tags that depend on the address.
 * @param title for the browser and search results; defaults to the page's title followed by the site's name
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

export type AddressedSite = Pick<PublicSite, 'defaultLocale' | 'origin' | 'alternates'>

/**
 * The part of a head that depends on the address: canonical, hreflang, Markdown variant, image. Pages that require login get
 * only `noindex`. Outdated pages get `noindex` and the canonical address of the current page.
 */
export function addressHead(site: AddressedSite, page: MatchedPage, locale: Locale) {
  const languages = languagesOf(page.loaderData)
  const shownLocales = publicLocales(page.fullPath).filter((locale) => !languages || languages.includes(locale))
  if (shownLocales.length === 0) return { meta: [{ name: 'robots', content: 'noindex' }], links: [] }

  const own = pageAddress(page)
  const { canonical: address, indexed, picture }: PageIndexing = page.context?.indexing ?? { canonical: own, indexed: true }
  const hosts = languageHosts(site, shownLocales)
  // If this host shows the page only to visitors who chose another language, its canonical address is on the host with that
  // default.
  const origin = shownLocales.includes(site.defaultLocale) ? site.origin : (hosts[0]?.origin ?? site.origin)
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': locale.replace('-', '_'),
    'og:url': origin + address,
    ...(hasCover(page.loaderData)
      ? { 'og:image': new URL(page.loaderData.cover.address, site.origin).href, 'og:image:alt': page.loaderData.cover.alt }
      : // Pages that are not indexed have no image of their own.
        (indexed || address !== own || picture) && {
          'og:image': site.origin + pictureAddress(picture ?? address, locale),
          'og:image:width': String(previewSize.width),
          'og:image:height': String(previewSize.height)
        })
  }
  return {
    meta: [
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      // Crawlers take the rest of the card from the Open Graph properties.
      { name: 'twitter:card', content: 'summary_large_image' }
    ],
    links: [
      { rel: 'canonical', href: origin + address },
      ...(indexed
        ? alternateHosts(hosts).map(({ language, origin }) => ({ rel: 'alternate', hrefLang: language, href: origin + address }))
        : []),
      { rel: 'alternate', type: 'text/markdown', href: markdownAddress(indexed ? address : own) }
    ]
  }
}

/** `hreflang` links to a page's hosts, with `x-default` for all other languages; none for a page in one language. */
export function alternateHosts(hosts: ReturnType<typeof languageHosts>) {
  if (hosts.length < 2) return []
  const international = hosts.filter(({ locale }) => locale === internationalLocale)
  return [
    ...hosts.map(({ locale, origin }) => ({ language: locale, origin })),
    ...international.map(({ origin }) => ({ language: 'x-default', origin }))
  ]
}

/** Whether the page's entry has a cover image. */
const hasCover = (data: unknown): data is { cover: NonNullable<Cover> } =>
  typeof data === 'object' && data !== null && 'cover' in data && Boolean(data.cover)

/** Languages in which the page's content exists, if its data lists them. */
function languagesOf(data: unknown): readonly unknown[] | undefined {
  const hasLanguages = typeof data === 'object' && data !== null && 'languages' in data
  return hasLanguages && Array.isArray(data.languages) ? data.languages : undefined
}

/**
 * The host for each language. Search engines send no cookies, so they see a language only on a host where it is the default:
 * this host or the first such alternate.
 */
export function languageHosts({ defaultLocale, origin, alternates }: AddressedSite, locales: readonly Locale[]) {
  const hosts = [{ locale: defaultLocale, origin }, ...alternates]
  return locales.flatMap((locale) => hosts.find((host) => host.locale === locale) ?? [])
}
