import type { ReactNode } from 'react'
import { identifiers } from '~/lib/identifiers'

/**
 * Keeps each identifier of a text on one line. The hyphen stays an ordinary one, so that a copied identifier matches in a
 * query. Other nodes are returned as they are.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !identifiers.test(content)) return content
  // In a grid, each element of a fragment would be an item.
  return <span>{wrapMatches(content, identifiers)}</span>
}

/** Puts each match of the pattern's one group into an element that does not break. */
const wrapMatches = (text: string, pattern: RegExp): ReactNode[] =>
  text.split(pattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an identifier may occur twice
      <bdi key={index} className="unbroken">
        {part}
      </bdi>
    )
  )

/**
 * Dates, codes and ranges, such as `2026-03-31`, `SKU-GX-01` or `10–20`: letters and digits joined by characters after which browsers
 * break, with a digit or two capitals. The number of parts is limited, so that long addresses still break.
 */
const values = /\b((?=[\w.:,]{1,40}[-/+–])(?=[\w./:,+–-]{0,40}(?:\d|[A-Z]{2}))[A-Za-z0-9]+(?:[-./:,+–][A-Za-z0-9]+){1,7})/

/** Keeps each value in a table cell on one line. A cell is no grid, so the text needs no wrapper. */
export const unbrokenValues = (text: string): ReactNode => (values.test(text) ? wrapMatches(text, values) : text)
