import * as v from 'valibot'
import { type Locale, locales } from './locale'

const filing = v.object({ text: v.string(), url: v.string() })

/** One host profile of `SITE_HOSTS`: which notices and which language a host name gets. */
export const siteProfileSchema = v.object({
  hosts: v.pipe(v.array(v.string()), v.minLength(1)),
  defaultLocale: v.picklist(locales),
  /** Canonical origin, without a trailing slash; absolute links are built from it, never from the Host header. */
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'an origin, without a path')),
  icp: filing,
  security: filing
})
export type SiteProfile = v.InferOutput<typeof siteProfileSchema>

/** What a page may know of the site that answers: the profile less its host names. */
export interface PublicSite {
  defaultLocale: Locale
  origin: string
  icp: SiteProfile['icp']
  security: SiteProfile['security']
  /** Origins of the sites in each language, for `hreflang`. */
  alternates: { locale: Locale; origin: string }[]
  analyticsScriptUrl: string
  /** E-mail domains that no account may use (spec §5). */
  illegalEmailDomains: string[]
}
