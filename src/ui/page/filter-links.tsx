import type { AnyRouter } from '@tanstack/react-router'
import type { PageAddress } from '~/ui/page-link'
import { CurrentLink } from './current-link'

export interface FilterRow {
  /** The filtered property, if there are several rows. */
  name?: string
  options: readonly { name: string; to: PageAddress; isCurrent: boolean }[]
}

/** A filter made of links. The address holds the filter, so it can be shared and works without scripts. */
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
              <CurrentLink<AnyRouter, string, string>
                to={option.to.path}
                search={option.to.search ?? {}}
                hash={option.to.hash}
                isCurrent={option.isCurrent}
              >
                {option.name}
              </CurrentLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
