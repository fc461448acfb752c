import { contentLanguageOf, type Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** Addresses of the Atom feeds (RFC 4287), each available in both languages. */
const feedPaths = { news: '/news.atom', activities: '/center/activity.atom', releases: '/center/download.atom' } as const
export type FeedName = keyof typeof feedPaths

/** The address includes the language because feed readers send no cookies. */
export const feedAddress = (name: FeedName, locale: Locale) => `${feedPaths[name]}?language=${contentLanguageOf(locale)}`

const titles = { news: m.news_title, activities: m.activities_title, releases: m.downloads_feed_title } as const

export const feedTitle = (name: FeedName, locale: Locale) => titles[name]({}, { locale })

/** The `<link>` to the feed in the page's language. */
export const feedLink = (name: FeedName, locale: Locale) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: feedTitle(name, locale),
  href: feedAddress(name, locale)
})
