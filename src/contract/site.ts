import * as v from 'valibot'
import type { CodeChannel } from './account'
import { type Locale, locales } from './locale'
import { parseUrl } from './parse-url'

const filing = v.object({ text: v.string(), url: v.string() })

/** The name of a host as `URL.hostname` has it. Any other spelling would match no request. */
const hostSchema = v.pipe(
  v.string(),
  v.check((name) => parseUrl(`http://${name}`)?.hostname === name, 'a host name in lower case and Punycode, without a port')
)

/** One host profile of `SITE_HOSTS`: the notices and the language of a host name. */
export const siteProfileSchema = v.object({
  hosts: v.pipe(v.array(hostSchema), v.minLength(1)),
  defaultLocale: v.picklist(locales),
  /** Canonical origin, without a trailing slash; absolute links are built from it, never from the Host header. */
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'an origin, without a path')),
  icp: filing,
  security: filing,
  /** Whether the site is in mainland China, where it must show its filings: `icp` from the first day, `security` within a month. */
  mainland: v.optional(v.boolean()),
  /** Whether browsers may list the hosts as https only before a first visit. A host leaves that list after months. */
  preload: v.optional(v.boolean())
})
export type SiteProfile = v.InferOutput<typeof siteProfileSchema>

/** A site on port 8083 has its forum on port 8080 of the same host (spec §2); elsewhere it must be configured. */
export function defaultForumUrl(origin: string): string {
  const { port } = new URL(origin)
  return port === '8083' ? origin.replace(/:8083$/, ':8080') : ''
}

/** Site settings that a page may read: the host's profile without its host names. */
export interface PublicSite {
  defaultLocale: Locale
  origin: string
  icp: SiteProfile['icp']
  security: SiteProfile['security']
  /** Origins of the sites in each language, for `hreflang`. */
  alternates: { locale: Locale; origin: string }[]
  analyticsScriptUrl: string
  /** Address of the vendor's forum; empty if there is none. */
  forumUrl: string
  /** Address of the vendor's chat; empty if there is none. */
  chatUrl: string
  /** Email domains that no account may use (spec §5). */
  illegalEmailDomains: string[]
  /** Channels over which no verification code can be sent; absent if both are there. */
  noCodesTo?: CodeChannel[]
}
