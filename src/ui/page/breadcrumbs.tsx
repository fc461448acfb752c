import type { Locale } from '~/contract/locale'
import { addressText } from '~/lib/site-address'
import { breadcrumbList } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { StructuredData } from '~/ui/server-section'

/** The last crumb is the page itself and has no address. */
export interface Crumb {
  name: string
  /** Language of the name, if it is not the page's. */
  lang?: Locale | undefined
  to?: PageAddress
}

const toStep = ({ name, to }: Crumb) => ({ name, ...(to && { address: addressText(to) }) })

/** Breadcrumbs as structured data only, for a page that shows its position otherwise. */
export function BreadcrumbData({ trail }: { trail: readonly Crumb[] }) {
  return <StructuredData thing={import.meta.env.SSR && ((origin) => breadcrumbList(origin, trail.map(toStep)))} />
}

/** Breadcrumb links from the home page down, also as structured data. */
export function Breadcrumbs({ trail: belowHome }: { trail: readonly Crumb[] }) {
  const trail: readonly Crumb[] = [{ name: m.page_home(), to: { path: '/' } }, ...belowHome]
  return (
    <nav className="crumbs" aria-label={m.page_trail()}>
      <ol>
        {trail.map(({ name, lang, to }) => (
          <li key={to ? addressText(to) : 'here'}>
            {to ? (
              <PageLink to={to} fallback={<span>{name}</span>}>
                {name}
              </PageLink>
            ) : (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbData trail={trail} />
    </nav>
  )
}
