import type { Block } from '~/contract/blocks'
import type { Locale } from '~/contract/locale'
import { altField, type MediaItem } from '~/contract/media'
import { findMedia } from '../media/media-list'
import type { Content } from './copy-saver'

/**
 * The content of the original as the beginning of a translation. Its pictures have the alternative texts that the media
 * library has in that language; where it has none, or does not answer, those of the original.
 */
export async function startedFrom({ fields, text }: Content, language: Locale): Promise<Content> {
  const blocks = text && 'blocks' in text ? text.blocks : []
  const cover = typeof fields.cover === 'string' ? [fields.cover] : []
  const sources = blocks.flatMap((block) => (block.type === 'image' ? [block.src] : []))
  const files = await findMedia([...cover, ...sources]).catch(() => new Map<string, MediaItem>())
  const textOf = (source: string, given: string) => files.get(source)?.[altField(language)] || given
  const translated = (block: Block): Block => (block.type === 'image' ? { ...block, alt: textOf(block.src, block.alt) } : block)
  const [address] = cover
  return {
    fields: {
      ...fields,
      ...(address !== undefined && { coverAlt: textOf(address, String(fields.coverAlt ?? '')) || null })
    },
    text: text && 'blocks' in text ? { ...text, blocks: blocks.map(translated) } : text
  }
}
