import type { Piece } from './marked-text'

/** A text with highlighted matches. */
export function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity, and do not move
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>
  )
}
