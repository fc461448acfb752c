import type { Block, Layout, ListItem } from '~/contract/blocks'
import { type FontSize, linkPattern, type RichElement, type RichNode, type TextColor, tidied } from '~/contract/rich-text'
import { type Format, formats } from './formats'

/* Formats of whole blocks: they apply to every line of a block, as those of a selection do to its characters. */

const tagOf = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code'
} as const satisfies Record<Format, RichElement['tag']>

type Line = readonly RichNode[]

const mapItems = (items: readonly ListItem[], change: (line: Line) => RichNode[]): ListItem[] =>
  items.map((item) => ({ text: change(item.text), items: mapItems(item.items, change) }))

/** A block with each of its lines changed. */
function mapLines(block: Block, change: (line: Line) => RichNode[]): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return { ...block, text: change(block.text) }
    case 'list':
      return { ...block, items: mapItems(block.items, change) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, text: change(cell.text) }))) }
    case 'image':
    case 'video':
    case 'music':
    case 'chart':
      return { ...block, caption: change(block.caption) }
    default:
      return block
  }
}

function linesOf(block: Block): Line[] {
  const lines: Line[] = []
  mapLines(block, (line) => {
    lines.push(line)
    return [...line]
  })
  return lines
}

/** A line without some of its elements, whose content stays. */
const without = (line: Line, isGone: (element: RichElement) => boolean): RichNode[] =>
  line.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node]
    const children = without(node.children, isGone)
    return isGone(node) ? children : [{ ...node, children }]
  })

const wrapped = (line: Line, element: Omit<RichElement, 'children'>): RichNode[] =>
  line.length === 0 ? [] : [{ ...element, children: [...line] }]

const isWhole = (line: Line, tag: RichElement['tag']): boolean =>
  line.every(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === tag || node.tag === 'br' || (node.children.length > 0 && isWhole(node.children, tag)))
  )

/** The formats that all characters of the blocks have. */
export function formatsOfBlocks(blocks: readonly Block[]): Set<Format> {
  const lines = blocks.flatMap(linesOf).filter((line) => line.length > 0)
  return new Set(lines.length === 0 ? [] : formats.filter((format) => lines.every((line) => isWhole(line, tagOf[format]))))
}

export const withFormat = (block: Block, format: Format, isOn: boolean): Block =>
  mapLines(block, (line) => {
    const bare = without(line, ({ tag }) => tag === tagOf[format])
    return tidied(isOn ? wrapped(bare, { tag: tagOf[format] }) : bare)
  })

/** Sets a color or a size, or takes it away. */
export const withStyle = (block: Block, style: { color: TextColor | undefined } | { size: FontSize | undefined }): Block => {
  const change = (line: Line): RichNode[] =>
    line.map((node) => {
      if (typeof node === 'string') return node
      return { ...node, ...('color' in style ? { color: undefined } : { size: undefined }), children: change(node.children) }
    })
  const isSet = Object.values(style)[0] !== undefined
  return mapLines(block, (line) => {
    const bare = without(change(line), ({ tag, color, size }) => tag === 'span' && color === undefined && size === undefined)
    return tidied(isSet ? wrapped(bare, { tag: 'span', ...style }) : bare)
  })
}

const isFormat = ({ tag }: RichElement): boolean => tag === 'span' || Object.values(tagOf).some((known) => known === tag)

/** A block whose placeholders are replaced by images; the same block, if it has none of them. */
export function withImages(block: Block, sources: ReadonlyMap<string, string>): Block {
  let isChanged = false
  const srcOf = (given: string | undefined) => {
    const src = given === undefined ? undefined : sources.get(given)
    if (src !== undefined) isChanged = true
    return src ?? given
  }
  const inLine = (line: Line): RichNode[] =>
    line.map((node) =>
      typeof node === 'string'
        ? node
        : { ...node, ...(node.tag === 'img' && { src: srcOf(node.src) }), children: inLine(node.children) }
    )
  const changed = mapLines(block, inLine)
  const whole = changed.type === 'image' ? { ...changed, src: srcOf(changed.src) ?? changed.src } : changed
  return isChanged ? whole : block
}

/** Takes every format away, but no link. */
export const withoutFormats = (block: Block): Block => mapLines(block, (line) => tidied(without(line, isFormat)))

/** Links all words of a block; an empty address takes the links away. */
export const withLink = (block: Block, href: string): Block =>
  mapLines(block, (line) => {
    const bare = without(line, ({ tag }) => tag === 'a')
    return tidied(linkPattern.test(href) ? wrapped(bare, { tag: 'a', href }) : bare)
  })

/**
 * A block with another layout; a block that can have none stays as it is. Lists are not aligned: their numbers would stand apart
 * from their words.
 */
export function withLayout(block: Block, change: Layout): Block {
  if (!('text' in block || block.type === 'list') || block.type === 'code') return block
  const { lineHeight, spaceBefore, spaceAfter, indent, align } = { ...block.layout, ...change }
  const layout: Layout = {
    ...(lineHeight !== undefined && { lineHeight }),
    ...(spaceBefore !== undefined && { spaceBefore }),
    ...(spaceAfter !== undefined && { spaceAfter }),
    ...(indent && { indent }),
    ...(align !== undefined && block.type !== 'list' && { align })
  }
  const { layout: _, ...bare } = block
  return Object.keys(layout).length > 0 ? { ...bare, layout } : bare
}

/** An ordered list that begins with another number; any other block stays as it is. */
export function withListStart(block: Block, start: number): Block {
  if (block.type !== 'list' || !block.isOrdered) return block
  const { start: _, ...list } = block
  return start === 1 ? list : { ...list, start }
}
