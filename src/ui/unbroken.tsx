import type { ReactNode } from 'react'
import { identifiers, values } from '~/lib/identifiers'

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

/** Keeps each value in a table cell on one line. A cell is no grid, so the text needs no wrapper. */
export const unbrokenValues = (text: string): ReactNode => (values.test(text) ? wrapMatches(text, values) : text)
