import type { Block } from '~/content/documents/types'

export interface Section {
  id: string
  text: string
}

/** The headings of a document in their order: its contents, and what their numbers are counted from. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: block.id, text: block.text }] : []))
}

/** Number of the block among those of its kind, from 1. */
export function ordinal(blocks: readonly Block[], index: number): number {
  const kind = blocks[index]?.kind
  return blocks.slice(0, index + 1).filter((block) => block.kind === kind).length
}
