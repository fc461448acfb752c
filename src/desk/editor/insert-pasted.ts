import type { Block } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import type { BlockList } from './block-list'
import { closestField, rangeIn } from './caret'
import type { EditorController } from './controller'
import { isEmptyBlock } from './conversions'
import { readBlocks } from './copy'
import { joined, nodesOf } from './inline'
import { bare, blocksOfHtml, blocksOfText, linesOfBlock, looksLikeMarkdown } from './paste'
import type { Pasted } from './paste-trail'
import { TableTool } from './tools/table-tool'
import { TextTool } from './tools/text-tools'
import { lineIn } from './tools/tool'

/** Reads a paste or a drop: files, or blocks. HTML is parsed in a document of its own, in which nothing runs. */
export function readTransfer(data: DataTransfer): readonly File[] | Pasted {
  const own = readBlocks(data)
  if (own) return bare(own)
  const html = data.getData('text/html')
  const files = [...data.files]
  // Office programs put a picture of the text beside it.
  if (files.length > 0 && !/<(p|td|li|h\d)\b/i.test(html)) return files
  const read = blocksOfHtml(new DOMParser().parseFromString(html, 'text/html').body)
  if (read.blocks.length > 0) return read
  // Browsers put spaces alone on the clipboard as HTML too.
  const text = data.getData('text/plain')
  return { ...read, blocks: blocksOfText(text), ...(looksLikeMarkdown(text) && { markdown: text }) }
}

/**
 * A single paragraph, and content that is pasted into a list or cell, becomes a part of the line, as a single heading or quote
 * does among words; other blocks follow the current block.
 */
export function insertPasted(editor: EditorController, list: BlockList, { blocks }: Pasted): void {
  if (blocks.length === 0) return
  const tool = list.current
  const field = tool && closestField(document.activeElement)
  const [only] = blocks
  const canNest = tool instanceof TextTool
  const isAmongWords = tool !== undefined && !isEmptyBlock(tool.block)
  const isText = only?.type === 'paragraph' || (isAmongWords && (only?.type === 'heading' || only?.type === 'quote'))
  const isLine = blocks.length === 1 && isText
  // Cells that are pasted into a cell fill those from there on.
  if (blocks.length === 1 && only?.type === 'table' && tool instanceof TableTool && tool.fill(only)) return
  const lines = blocks.every(({ type }) => ['paragraph', 'heading', 'quote', 'code', 'image'].includes(type))
  if (field?.isContentEditable && (isLine || (lines && !canNest))) {
    insertLine(joined(blocks.flatMap(linesOfBlock)))
    editor.commit()
    return
  }
  if (!(canNest && field && !isEmptyBlock(tool.block))) {
    editor.insertions.insert(blocks)
    return
  }
  // Within a paragraph, the text after the caret goes after the pasted blocks.
  const range = rangeIn(field)
  range?.deleteContents()
  const tail = document.createRange()
  tail.selectNodeContents(field)
  if (range) tail.setStart(range.startContainer, range.startOffset)
  const holder = document.createElement('div')
  holder.append(tail.extractContents())
  const rest = lineIn(holder)
  const after: Block[] = rest.length > 0 ? [{ type: 'paragraph', text: rest }] : []
  const before = isEmptyBlock(tool.block) ? [] : [tool.block]
  editor.replace(tool.id, [...before, ...blocks, ...after], { index: before.length + blocks.length - 1, side: 'end' })
}

/** Puts a line at the caret, in place of the selection. */
function insertLine(line: readonly RichNode[]): void {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  const part = document.createDocumentFragment()
  part.append(...nodesOf(line))
  const last = part.lastChild
  range.insertNode(part)
  if (last) {
    range.setStartAfter(last)
    range.collapse(true)
    selection.removeAllRanges()
    selection.addRange(range)
  }
}
