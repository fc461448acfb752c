import { vendor } from '~/content/vendor'
import { socialAccounts } from '~/content/vendor/social-accounts'
import { brand } from '~/contract/brand'
import { siteVersion } from '~/contract/limits'
import type { Thing } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'

/** The vendor as an Organization; omits a sample telephone number. */
export function organization(origin: string): Thing {
  const accounts = socialAccounts().map(({ url }) => url)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    foundingDate: String(vendor.foundedYear),
    ...(vendor.phoneHref ? { telephone: vendor.phone, email: vendor.email } : {}),
    ...(accounts.length > 0 ? { sameAs: accounts } : {})
  }
}

/** The product as a SoftwareApplication. */
export function softwareApplication(origin: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: m.shell_site_title({ brand }),
    description: m.shell_description({ brand }),
    url: `${origin}/`,
    applicationCategory: 'DeveloperApplication',
    softwareVersion: siteVersion,
    publisher: { '@id': `${origin}/#organization` }
  }
}
