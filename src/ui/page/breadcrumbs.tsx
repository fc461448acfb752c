import { createIsomorphicFn } from '@tanstack/react-start'
import { edgeContext } from '~/lib/edge-context'
import { breadcrumbList, jsonLd } from '~/lib/structured-data'
import { m } from '~/paraglide/messages'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { StructuredData } from '~/ui/structured-data'
import './breadcrumbs.css'

/** One page on the way down; the last, the page itself, has no address. */
export interface Crumb {
  name: string
  to?: PageAddress
}

const trailData = createIsomorphicFn()
  .server((trail: readonly Crumb[]) => jsonLd(breadcrumbList(edgeContext()?.site.origin ?? '', trail.map(toStep))))
  .client((_trail: readonly Crumb[]) => '')

const toStep = ({ name, to }: Crumb) => ({ name, ...(to && { address: addressOf(to) }) })

function addressOf({ path, search }: PageAddress): string {
  const query = new URLSearchParams(search)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Where this page is in the site, for search engines alone: for a page that shows it to people in its own way. */
export function TrailData({ trail }: { trail: readonly Crumb[] }) {
  return <StructuredData json={trailData(trail)} />
}

/** Where this page is in the site, as a row of links from the home page down, and as data for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={m.shell_trail()}>
      <ol>
        {trail.map(({ name, to }) => (
          <li key={name}>
            {to ? (
              <PageLink to={to} fallback={<span>{name}</span>}>
                {name}
              </PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <TrailData trail={trail} />
    </nav>
  )
}
