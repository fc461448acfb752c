import { type Attachment, type Block, type BlockDocument, type BlockOf, type ListItem, playerSizes, type Table } from './blocks'
import { fileAddress, filePrefix } from './content'
import { formatBytes } from './file-size'
import { internationalLocale } from './locale'
import { mediaKeyPattern } from './media-keys'
import { plainTextOf, type RichElement, type RichNode, type RichText } from './rich-text'
import { gridOf } from './tables'

/* The blocks of a text as pages use them: the tree that they render, its length, and the files in it. */

/** The tree that pages render. */
export const richTextOfBlocks = ({ blocks }: BlockDocument): RichText => blocks.map(elementOf)

const addressOf = (src: string): string => (mediaKeyPattern.test(src) ? fileAddress(src) : src)

function elementOf(block: Block): RichElement {
  switch (block.type) {
    case 'paragraph':
      return { tag: 'p', ...block.layout, children: block.text }
    case 'heading':
      return { tag: `h${block.level}`, ...block.layout, children: block.text }
    case 'list':
      return { ...listOf(block.isOrdered, block.items), ...startOf(block), ...block.layout }
    case 'quote':
      return { tag: 'blockquote', ...block.layout, children: [{ tag: 'p', children: block.text }] }
    case 'code': {
      const syntax = block.syntax === undefined ? {} : { syntax: block.syntax }
      return { tag: 'pre', children: [{ tag: 'code', ...syntax, children: [block.text] }] }
    }
    case 'delimiter':
      return { tag: 'hr', children: [] }
    case 'table':
      return tableOf(block)
    case 'chart':
      return { tag: 'chart', chart: block.kind, children: [chartTableOf(block.rows), ...captionOf(block.caption)] }
    case 'image':
      return { tag: 'figure', children: [imageOf(block), ...captionOf(block.caption)] }
    case 'video': {
      const poster = block.poster === undefined ? {} : { poster: addressOf(block.poster) }
      const video = { src: addressOf(block.src), ...poster, ...playerSizes.video, ...labelOf(block.caption) }
      return { tag: 'figure', children: [{ tag: 'video', ...video, children: [] }, ...captionOf(block.caption)] }
    }
    case 'music': {
      const audio = { src: addressOf(block.src), ...playerSizes.music, ...labelOf(block.caption) }
      return { tag: 'figure', children: [{ tag: 'audio', ...audio, children: [] }, ...captionOf(block.caption)] }
    }
    case 'attachments':
      return { tag: 'ul', children: block.files.map(attachmentOf) }
  }
}

const captionOf = (caption: RichNode[]): RichElement[] => (caption.length === 0 ? [] : [{ tag: 'figcaption', children: caption }])

function labelOf(caption: RichNode[]): { label?: string } {
  const label = plainTextOf(caption)
  return label === '' ? {} : { label }
}

function imageOf({ src, alt, width, height }: BlockOf<'image'>): RichElement {
  const size = width === undefined || height === undefined ? {} : { width, height }
  return { tag: 'img', src: addressOf(src), alt, ...size, children: [] }
}

const startOf = ({ isOrdered, start }: BlockOf<'list'>): { start?: number } => (isOrdered && start !== undefined ? { start } : {})

const listOf = (isOrdered: boolean, items: readonly ListItem[]): RichElement => ({
  tag: isOrdered ? 'ol' : 'ul',
  children: items.map((item) => ({
    tag: 'li',
    children: item.items.length === 0 ? item.text : [...item.text, listOf(isOrdered, item.items)]
  }))
})

function tableOf({ rows, widths, hasHeaderRow, hasHeaderColumn }: Table): RichElement {
  const grid = gridOf(rows) ?? []
  // A cell of the header that spans several rows makes them all a part of it.
  const headRows = hasHeaderRow ? Math.max(0, ...(rows[0] ?? []).map(({ rowSpan = 1 }) => rowSpan)) : 0
  const cells = rows.map((row, index) =>
    row.map((cell): RichElement => {
      const scope = index < headRows ? 'col' : hasHeaderColumn && grid[index]?.[0] === cell ? 'row' : undefined
      const { colSpan, rowSpan } = cell
      const spans = { ...(colSpan !== undefined && { colSpan }), ...(rowSpan !== undefined && { rowSpan }) }
      return scope === undefined
        ? { tag: 'td', ...spans, children: cell.text }
        : { tag: 'th', scope, ...spans, children: cell.text }
    })
  )
  const sized = widths.some((width) => width > 0) ? { widths } : {}
  return { tag: 'table', ...sized, children: cells.map((children) => ({ tag: 'tr', children })) }
}

const chartTableOf = (rows: readonly (readonly string[])[]): RichElement =>
  tableOf({
    type: 'table',
    hasHeaderRow: true,
    hasHeaderColumn: true,
    widths: [],
    rows: rows.map((row) => row.map((words) => ({ text: words === '' ? [] : [words] })))
  })

/** Type and size of a file, as in «PDF, 1.2 MB», which both languages write alike. */
function factsOf({ name, bytes }: Attachment): string {
  const extension = /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase()
  const size = formatBytes(bytes, internationalLocale)
  return extension === undefined ? size : `${extension}, ${size}`
}

const attachmentOf = (file: Attachment): RichElement => ({
  tag: 'li',
  children: [
    { tag: 'a', href: addressOf(file.src), download: file.name, children: [file.name] },
    ' ',
    { tag: 'span', color: 'muted', children: [`(${factsOf(file)})`] }
  ]
})

/**
 * Length of a text as the word limit counts it: UTF-16 units without tabs and line breaks, and one for each delimiter,
 * picture and player.
 */
export const characterCountOf = (document: BlockDocument): number =>
  document.blocks.reduce((sum, block) => sum + countOf(elementOf(block)), 0)

const counted = new Set<RichElement['tag']>(['hr', 'img', 'video', 'audio'])

const countOf = (node: RichNode): number =>
  typeof node === 'string'
    ? node.replaceAll(/[\t\r\n]/g, '').length
    : node.children.reduce((sum, inner) => sum + countOf(inner), counted.has(node.tag) ? 1 : 0)

/** The key in an address of a file of the media library; empty for any other address. */
export function keyOfAddress(address: string): string[] {
  // A query or anchor leads to the same file.
  const path = address.replace(/[?#].*$/, '')
  const key = path.startsWith(filePrefix) ? path.slice(filePrefix.length) : ''
  return mediaKeyPattern.test(key) ? [key] : []
}
