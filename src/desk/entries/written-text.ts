import { richTextOfBlocks } from '~/contract/block-tree'
import type { EntryText } from '~/contract/desk-entries'
import { plainTextOf } from '~/contract/rich-text'

/** The words of a text, a paragraph for each of its parts, to compare texts. */
export const writtenOf = (text: EntryText): string =>
  'markdown' in text ? text.markdown : text.blocks.map((block) => plainTextOf(richTextOfBlocks({ blocks: [block] }))).join('\n\n')
