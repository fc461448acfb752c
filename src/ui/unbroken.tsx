import type { ReactNode } from 'react'
import { identifiers, values } from '~/lib/identifiers'

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

/** Keeps each value in a cell of a table on one line. Cells are no grids, so the text needs no element of its own. */
export const unbrokenValues = (text: string): ReactNode => (values.test(text) ? held(text, values) : text)
