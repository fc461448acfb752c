import type { Block } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import { isOfComposition } from '~/lib/composition'
import type { BlockList } from './block-list'
import type { BlockSelection } from './block-selection'
import { closestField, fieldsOf, isCaretAt, isFocusAt, isWholeSelected, placeCaret, selectWhole, setCaret } from './caret'
import { tabSpaces } from './constants'
import type { EditorController } from './controller'
import { isEmptyBlock } from './conversions'
import { TextTool } from './tools/text-tools'
import type { Tool } from './tools/tool'

export interface KeyboardParts {
  holder: HTMLElement
  onEditLink: () => void
  /** Called when it changes whether the next Tab key leaves the editor. */
  onLeaving: (isLeaving: boolean) => void
  /** Moves the focus to just after the text. */
  focusAfter: () => void
  focusToolbar: () => void
}

/** Handles keys in the text before Editor.js does. */
export class Keyboard {
  readonly #editor: EditorController
  readonly #blocks: BlockList
  readonly #selection: BlockSelection
  readonly #parts: KeyboardParts
  #isLeaving = false

  constructor(editor: EditorController, blocks: BlockList, selection: BlockSelection, parts: KeyboardParts) {
    this.#editor = editor
    this.#blocks = blocks
    this.#selection = selection
    this.#parts = parts
  }

  handle(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof Element) || !this.#parts.holder.contains(target)) {
      // Editor.js would act on the current block for keys that are typed elsewhere on the page.
      Object.defineProperty(event, 'keyCode', { value: 0 })
      return
    }
    // While text is composed, keys belong to the input method. Editor.js would split the block at Enter.
    if (isOfComposition(event)) event.stopPropagation()
    else if (this.#act(event)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (this.#isOwn(event, target)) event.stopPropagation()
  }

  /** Whether Editor.js must not see the key: keys of native fields, and `/`, Tab and Enter, for which it has actions of its own. */
  #isOwn({ key }: KeyboardEvent, target: Element): boolean {
    if (key === '/' || key === 'Tab' || key === 'Enter') return true
    return target.matches('input, button, select') || (target.matches('textarea') && !key.startsWith('Arrow'))
  }

  #act(event: KeyboardEvent): boolean {
    this.#editor.follow()
    if (this.#editor.slash.handleKey(event)) return true
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isCommand && this.#runShortcut(event)) return true
    if (event.altKey && event.key === 'F10') {
      this.#parts.focusToolbar()
      return true
    }
    if (event.key === 'Escape') {
      if (this.#selection.isActive) this.#leaveSelection('end')
      this.setLeaving(true)
      return false
    }
    if (event.key === 'Tab' && this.#isLeaving) {
      this.setLeaving(false)
      if (event.shiftKey) this.#parts.focusToolbar()
      else this.#parts.focusAfter()
      // After `focusAfter`, the browser's own Tab moves from there to the next element of the page.
      return event.shiftKey
    }
    if (event.key !== 'Shift') this.setLeaving(false)
    if (isCommand && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      this.#editor.moves.move(event.key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if (isCommand && event.key.toLowerCase() === 'a') {
      this.#selectAll()
      return true
    }
    if (this.#selection.isActive) return this.#actOnSelection(event, isCommand)
    if (this.#beginSelection(event)) return true
    const tool = this.#blocks.current
    if (!tool) return false
    if (tool.handleKey(event)) return true
    if (event.key === 'Enter' && isCommand) {
      this.#editor.replace(tool.id, [tool.block, { type: 'paragraph', text: [] }], { index: 1, side: 'start' })
      return true
    }
    return this.#insertTab(event) || this.#joinAtBorder(event, tool) || this.#moveAcross(event)
  }

  setLeaving(isLeaving: boolean): void {
    if (isLeaving === this.#isLeaving) return
    this.#isLeaving = isLeaving
    this.#parts.onLeaving(isLeaving)
  }

  #runShortcut({ key, shiftKey }: KeyboardEvent): boolean {
    const editor = this.#editor
    const shortcuts: Record<string, () => void> = {
      b: () => editor.formatting.toggle('bold'),
      i: () => editor.formatting.toggle('italic'),
      u: () => editor.formatting.toggle('underline'),
      k: () => this.#parts.onEditLink(),
      z: () => (shiftKey ? editor.redo() : editor.undo()),
      y: () => editor.redo()
    }
    const run = shortcuts[key.toLowerCase()]
    run?.()
    return run !== undefined
  }

  /**
   * Ctrl+A selects the field, as browsers do; pressed again, all blocks. Editor.js must see neither: its own select-all would
   * highlight blocks on which no key acts.
   */
  #selectAll(): void {
    const field = closestField(document.activeElement)
    if (!this.#selection.isActive && field && !isWholeSelected(field)) selectWhole(field)
    else this.#selection.selectFrom(0, this.#blocks.count)
  }

  /** Shift with an arrow key at the edge of a field extends the selection to the next block. */
  #beginSelection({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const by = directionOf(key)
    if (by === 0 || !shiftKey || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
    const tool = this.#blocks.current
    if (!tool || (closestField(target) && !isFocusAt(target, by < 0 ? 'start' : 'end'))) return false
    const next = this.#blocks.tools[this.#blocks.indexOf(tool) + by]
    this.#selection.select(tool, next ?? tool)
    return true
  }

  #actOnSelection(event: KeyboardEvent, isCommand: boolean): boolean {
    const { key, shiftKey } = event
    const by = directionOf(key)
    if (by !== 0 && shiftKey) this.#selection.extend(by)
    else if (by !== 0) this.#leaveSelection(by < 0 ? 'start' : 'end')
    else if (key === 'Enter' && isCommand) this.#editor.insertions.insert([{ type: 'paragraph', text: [] }])
    else if (key === 'Backspace' || key === 'Delete' || key === 'Enter') this.#editor.remove()
    else if (key === 'Tab') this.#editor.formatting.setLayout({ indent: !shiftKey })
    else return false
    return true
  }

  /** Clears the selected blocks and puts the caret before or after them. */
  #leaveSelection(side: 'start' | 'end'): void {
    const tool = side === 'start' ? this.#selection.tools[0] : this.#selection.tools.at(-1)
    this.#selection.clear()
    if (tool) this.#blocks.focus(this.#blocks.indexOf(tool), side)
  }

  #insertTab({ key, shiftKey, target, altKey, ctrlKey }: KeyboardEvent): boolean {
    const isText = target instanceof HTMLElement && target.isContentEditable
    if (key !== 'Tab' || shiftKey || altKey || ctrlKey || !isText) return false
    // HTML collapses spaces, except no-break spaces.
    document.execCommand('insertText', false, '\u00a0'.repeat(tabSpaces))
    return true
  }

  /** An arrow key at the edge of a field moves the caret to the next field, in the same block or another. */
  #moveAcross({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const by = directionOf(key)
    if (by === 0 || shiftKey || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
    if (!(target.isContentEditable ? isCaretAt(target, by < 0 ? 'start' : 'end') : target instanceof HTMLHRElement)) return false
    const stops = this.#blocks.tools.flatMap((tool) => {
      const inner = fieldsOf(tool.root)
      return inner.length > 0 ? inner : tool.firstField ? [tool.firstField] : []
    })
    const next = stops[stops.findIndex((stop) => stop.isSameNode(target)) + by]
    if (!next) return false
    if (next instanceof HTMLHRElement || next instanceof HTMLButtonElement) next.focus()
    else setCaret(next, by < 0 ? Number.POSITIVE_INFINITY : 0)
    return true
  }

  /** Backspace at the start of a paragraph and Delete at the end of a text join it with its neighbor. */
  #joinAtBorder({ key, target }: KeyboardEvent, tool: Tool): boolean {
    if ((key !== 'Backspace' && key !== 'Delete') || !(tool instanceof TextTool) || target !== tool.firstField) return false
    const back = key === 'Backspace'
    if (!isCaretAt(tool.firstField, back ? 'start' : 'end')) return false
    const blocks = this.#blocks
    const index = blocks.indexOf(tool)
    const other = blocks.tools[back ? index - 1 : index + 1]
    if (!other) return true
    const [first, second] = back ? [other, tool] : [tool, other]
    this.#editor.endStep()
    if (isEmptyBlock(tool.block) || isEmptyBlock(other.block)) {
      const empty = isEmptyBlock(tool.block) ? tool : other
      blocks.exchange(blocks.indexOf(empty), 1, [])
      blocks.focus(blocks.indexOf(empty === first ? second : first), empty === first ? 'start' : 'end')
    } else if (first instanceof TextTool && second instanceof TextTool) {
      const at = blocks.indexOf(first)
      const offset = lengthOf(first.block)
      blocks.exchange(at, 2, [{ ...first.block, text: joinedLine(first, second) }])
      placeCaret(blocks.elements, { block: at, field: 0, offset })
      this.#editor.follow()
    } else blocks.focus(blocks.indexOf(other), back ? 'end' : 'start')
    this.#editor.commit()
    return true
  }
}

const directionOf = (key: string): -1 | 0 | 1 =>
  key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : key === 'ArrowDown' || key === 'ArrowRight' ? 1 : 0

const lengthOf = (block: Block): number => {
  const count = (nodes: readonly RichNode[]): number =>
    nodes.reduce((sum, node) => sum + (typeof node === 'string' ? node.length : node.tag === 'br' ? 1 : count(node.children)), 0)
  return 'text' in block && typeof block.text !== 'string' ? count(block.text) : 0
}

const joinedLine = (first: TextTool, second: TextTool): RichNode[] => [...first.block.text, ...second.block.text]
