import type { Block, BlockOf, Cell, Chart, Layout, Table } from '~/contract/blocks'
import { type ChartKind, plainTextOf, type RichNode } from '~/contract/rich-text'
import { isChartable } from '~/contract/tables'
import { joined } from './inline'
import { linesOfBlock } from './paste'

/** Kinds of text into which the toolbar converts a block. */
export const textKinds = ['paragraph', 'heading2', 'heading3', 'heading4', 'bulleted', 'numbered', 'quote', 'code'] as const
export type TextKind = (typeof textKinds)[number]

export const kindOf = (block: Block): TextKind | undefined => {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'code':
      return block.type
    case 'heading':
      return block.level === 2 ? 'heading2' : block.level === 3 ? 'heading3' : 'heading4'
    case 'list':
      return block.isOrdered ? 'numbered' : 'bulleted'
    default:
      return undefined
  }
}

export const isEmptyBlock = (block: Block): boolean => block.type === 'paragraph' && block.text.length === 0

/** The blocks that a text becomes; undefined for a block that is no text, or is that already. */
export function convertedTo(block: Block, kind: TextKind): Block[] | undefined {
  const from = kindOf(block)
  if (from === undefined || from === kind) return undefined
  if (block.type === 'list' && (kind === 'bulleted' || kind === 'numbered')) {
    const { start: _, ...list } = block
    return [{ ...list, isOrdered: kind === 'numbered' }]
  }
  const lines = linesOfBlock(block)
  const text = joined(lines)
  const layout = 'layout' in block && block.layout ? { layout: block.layout } : {}
  switch (kind) {
    case 'paragraph':
      return block.type === 'list'
        ? lines.map((line): Block => ({ type: 'paragraph', text: line, ...layout }))
        : [{ type: 'paragraph', text, ...layout }]
    case 'heading2':
      return [{ type: 'heading', level: 2, text, ...layout }]
    case 'heading3':
      return [{ type: 'heading', level: 3, text, ...layout }]
    case 'heading4':
      return [{ type: 'heading', level: 4, text, ...layout }]
    case 'quote':
      return [{ type: 'quote', text, ...layout }]
    case 'code':
      return [{ type: 'code', text: lines.map((line) => plainTextOf(line).replaceAll('\u00a0', ' ')).join('\n') }]
    case 'bulleted':
    case 'numbered':
      return [
        {
          type: 'list',
          isOrdered: kind === 'numbered',
          items: splitLines(lines).map((line) => ({ text: line, items: [] })),
          ...(layout.layout && unalignedOf(layout.layout))
        }
      ]
  }
}

/** The part of a layout that a list keeps: everything but the alignment. Empty if nothing is left. */
function unalignedOf({ align: _, ...layout }: Layout): { layout?: Layout } {
  return Object.keys(layout).length > 0 ? { layout } : {}
}

/** Breaks within a line become items. */
const splitLines = (lines: readonly RichNode[][]): RichNode[][] =>
  lines.flatMap((line) => {
    const parts: RichNode[][] = [[]]
    for (const node of line) {
      if (typeof node === 'object' && node.tag === 'br') parts.push([])
      else parts.at(-1)?.push(node)
    }
    return parts
  })

/** The chart of a table, without empty rows at its end; undefined if its cells cannot be drawn (spec §5). */
export function chartOfTable(table: Table, kind: ChartKind): Chart | undefined {
  const isMerged = table.rows.flat().some(({ colSpan = 1, rowSpan = 1 }) => colSpan > 1 || rowSpan > 1)
  const words = table.rows.map((row) => row.map(({ text }) => plainTextOf(text)))
  // The Tab key in the last cell adds a row, which an author who has finished leaves empty.
  const rows = words.slice(0, words.findLastIndex((row) => row.some(Boolean)) + 1)
  if (isMerged || !table.hasHeaderRow || !table.hasHeaderColumn || !isChartable(rows)) return undefined
  return { type: 'chart', kind, rows, caption: [] }
}

export const tableOfChart = ({ rows }: BlockOf<'chart'>): Table => ({
  type: 'table',
  hasHeaderRow: true,
  hasHeaderColumn: true,
  widths: [],
  rows: rows.map((row) => row.map((text): Cell => ({ text: text === '' ? [] : [text] })))
})
