import type { Block } from '~/contract/blocks'
import type { EntryDefinition, EntryField } from '~/contract/entry-kinds'
import type { Content } from './copy-saver'
import { writtenOf } from './written-text'

/** Types of fields that have words. */
const worded: readonly EntryField['type'][] = ['line', 'lines', 'figures', 'captions']

/**
 * Whether a text has more Chinese characters than words of other scripts, as «Galaxy 图数据库» has and «graph (图) database» has not.
 */
export function isChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/(?:(?!\p{Script=Han})\p{L})+/gu)?.length ?? 0
  return characters > words
}

/** Untranslated parts of a translation from Chinese: its fields, and the number of blocks of its text. */
export function untranslatedOf({ fields }: EntryDefinition, content: Content): { fields: EntryField[]; blocks: number } {
  const blocks = content.text && 'blocks' in content.text ? content.text.blocks : []
  return {
    fields: fields.filter(({ name, type }) => worded.includes(type) && isChinese(String(content.fields[name] ?? ''))),
    blocks: blocks.filter((block) => isChinese(wordsOf(block))).length
  }
}

const wordsOf = (block: Block): string => `${writtenOf({ blocks: [block] })} ${block.type === 'image' ? block.alt : ''}`
