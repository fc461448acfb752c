import type { ReactNode } from 'react'
import { identifiers } from '~/lib/identifiers'

/**
 * Keeps each identifier of a text on one line. The hyphen stays an ordinary one, so that a copied identifier matches in a
 * query. Other nodes are returned as they are.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !identifiers.test(content)) return content
  const parts = content.split(identifiers)
  // One element, because the text may stand in a grid.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an identifier may occur twice
          <bdi key={index} className="unbroken">
            {part}
          </bdi>
        )
      )}
    </span>
  )
}
