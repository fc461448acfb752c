import { m } from '~/paraglide/messages'
import { type PageAddress, PageLink } from '~/ui/page-link'
import './breadcrumbs.css'

/** One page on the way down; the last, the page itself, has no address. */
export interface Crumb {
  name: string
  to?: PageAddress
}

/** Where this page is in the site, as a row of links from the home page down. */
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
    </nav>
  )
}
