import type { Block } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import type { BlockList } from './block-list'
import { closestField, rangeIn } from './caret'
import type { EditorController } from './controller'
import { isEmptyBlock } from './conversions'
import { joined, nodesOf } from './inline'
import { blocksOfHtml, blocksOfText, linesOfBlock, type Pasted } from './paste'
import { TextTool } from './tools/text-tools'
import { lineIn } from './tools/tool'

/** Reads what was pasted or dropped: files, or blocks. HTML is parsed in a document of its own, in which nothing runs. */
export function readTransfer(data: DataTransfer): readonly File[] | Pasted {
  const html = data.getData('text/html')
  const files = [...data.files]
  // Office programs put a picture of the text beside it.
  if (files.length > 0 && !/<(p|td|li|h\d)\b/i.test(html)) return files
  return html === ''
    ? { blocks: blocksOfText(data.getData('text/plain')), images: new Map() }
    : blocksOfHtml(new DOMParser().parseFromString(html, 'text/html').body)
}

/** A single paragraph, and what is pasted into a list or cell, becomes a part of the line; blocks follow the block. */
export function insertPasted(editor: EditorController, list: BlockList, { blocks }: Pasted): void {
  const tool = list.current
  const field = tool && closestField(document.activeElement)
  const [only] = blocks
  const isLine = blocks.length === 1 && only?.type === 'paragraph'
  const canNest = tool instanceof TextTool
  const lines = blocks.every(({ type }) => ['paragraph', 'heading', 'quote', 'code'].includes(type))
  if (field?.isContentEditable && (isLine || (lines && !canNest))) {
    insertLine(joined(blocks.flatMap(linesOfBlock)))
    editor.commit()
    return
  }
  if (!(canNest && field && !isEmptyBlock(tool.block))) {
    editor.insertions.insert(blocks)
    return
  }
  // Within a paragraph, what follows the caret follows what is pasted.
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
