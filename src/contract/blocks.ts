import * as v from 'valibot'
import { type RichElement, type RichNode, type RichText, richTextSchema } from './rich-text'

/*
 * A text as the editor stores it (decision 037): blocks in order, without HTML. Texts within a block are trees of
 * `rich-text.ts`, so that nothing needs to be parsed or sanitized when a page shows them.
 */

const paragraphSchema = v.object({ type: v.literal('paragraph'), text: richTextSchema })

const headingSchema = v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4]), text: richTextSchema })

export const blockSchema = v.variant('type', [paragraphSchema, headingSchema])
export type Block = v.InferOutput<typeof blockSchema>

/** A whole text. */
export const blockDocumentSchema = v.object({ blocks: v.array(blockSchema) })
export type BlockDocument = v.InferOutput<typeof blockDocumentSchema>

/** The tree that pages render. */
export const richTextOfBlocks = ({ blocks }: BlockDocument): RichText => blocks.map(elementOf)

function elementOf(block: Block): RichElement {
  switch (block.type) {
    case 'paragraph':
      return { tag: 'p', children: block.text }
    case 'heading':
      return { tag: `h${block.level}`, children: block.text }
  }
}

/** The words of a tree, for excerpts and the search. */
export const plainTextOf = (text: readonly RichNode[]): string =>
  text.map((node) => (typeof node === 'string' ? node : plainTextOf(node.children))).join('')
