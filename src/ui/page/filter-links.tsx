import type { PageAddress } from '~/ui/page-link'
import { ShownLink } from './shown-link'
import './filter-links.css'

export interface FilterRow {
  /** What is chosen in this row, where there is more than one row. */
  name?: string
  /** `shown`: the page is filtered by it. */
  options: readonly { name: string; to: PageAddress; shown: boolean }[]
}

/** A filter made of links: the address is the filter, so it can be shared and works without scripts. What is chosen is marked. */
export function FilterLinks({ label, rows }: { label: string; rows: readonly FilterRow[] }) {
  return (
    <nav className="filter-links" aria-label={label}>
      {rows.map(({ name, options }) => (
        <ul key={name ?? ''} aria-label={name}>
          {name ? (
            <li className="note" aria-hidden="true">
              {name}
            </li>
          ) : null}
          {options.map((option) => (
            <li key={option.name}>
              <ShownLink to={option.to.path} search={option.to.search ?? {}} hash={option.to.hash} shown={option.shown}>
                {option.name}
              </ShownLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
