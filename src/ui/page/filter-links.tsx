import { type AnyRouter, Link } from '@tanstack/react-router'
import type { PageAddress } from '~/ui/page-link'
import './filter-links.css'

export interface FilterRow {
  /** What is chosen in this row, where there is more than one row. */
  name?: string
  options: readonly { name: string; to: PageAddress }[]
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
              <Link<AnyRouter, string, string>
                to={option.to.path}
                search={option.to.search ?? {}}
                hash={option.to.hash}
                activeOptions={{ exact: true }}
              >
                {option.name}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
