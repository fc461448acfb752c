import type { ReactNode } from 'react'
import { identifiers } from '~/lib/identifiers'

/**
 * Keeps each identifier of a text on one line. The hyphen stays an ordinary one, so that a copied identifier matches in a
 * query. Other nodes are returned as they are.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !identifiers.test(content)) return content
  // One element, because the text may stand in a grid.
  return <span>{held(content, identifiers)}</span>
}

/** @param pattern with one group, which is what is held together */
const held = (text: string, pattern: RegExp): ReactNode[] =>
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
 * Dates, codes and ranges, as `2026-03-31`, `SKU-GX-01` or `10–20`: letters and digits around what a browser breaks after, with a
 * digit or two capitals among them. A long address keeps its places to break after so many parts.
 */
const values = /\b((?=[\w.:,]{1,40}[-/+–])(?=[\w./:,+–-]{0,40}(?:\d|[A-Z]{2}))[A-Za-z0-9]+(?:[-./:,+–][A-Za-z0-9]+){1,7})/

/** Keeps each value in a cell of a table on one line. Cells are no grids, so the text needs no element of its own. */
export const unbrokenValues = (text: string): ReactNode => (values.test(text) ? held(text, values) : text)
