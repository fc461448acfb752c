import type { ReactNode } from 'react'
import type { PageAddress } from '~/lib/site-address'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { AskUs } from './ask-us'
import { nearNames } from './near-names'

/** The headings of the menus, at which a visitor can continue after a search without results. */
const areas: readonly { label: () => string; to: PageAddress }[] = [
  { label: m.nav_product, to: { path: '/product/database' } },
  { label: m.nav_solutions, to: { path: '/demogallery' } },
  { label: m.nav_customers, to: { path: '/customer' } },
  { label: m.nav_documents, to: { path: '/document/latest/1' } },
  { label: m.nav_downloads, to: { path: '/center/download' } },
  { label: m.nav_company, to: { path: '/aboutus' } }
]

/**
 * Suggestions after a search without results: near words, the areas of the site, and contact.
 * @param near renders a near word as a link or a button that searches for it
 */
export function NothingFound({ query, near }: { query: string; near: (word: string) => ReactNode }) {
  const words = nearNames(query)
  return (
    <>
      <p>{m.search_none_text()}</p>
      {words.length === 0 ? null : (
        <p className="cluster find-examples">
          <span className="note">{m.search_near()}</span>
          {words.map(near)}
        </p>
      )}
      <p className="cluster find-examples">
        <span className="note">{m.search_areas()}</span>
        {areas.map(({ label, to }) => (
          <PageLink key={to.path} to={to}>
            {label()}
          </PageLink>
        ))}
      </p>
      <AskUs query={query} />
    </>
  )
}
