import type { BlockList } from './block-list'
import type { BlockSelection } from './block-selection'
import { caretIn, isNative, placeCaret, rangeIn } from './caret'
import type { EditorController } from './controller'
import { writeBlocks } from './copy'
import { shownColor } from './formats'
import type { Caret } from './history'
import { insertPasted, readTransfer } from './insert-pasted'
import type { Pasted } from './paste-trail'

/** Words that were pasted as they are, and their place. */
export interface PastedMarkdown {
  text: string
  caret: Caret
}

export interface ClipboardParts {
  holder: HTMLElement
  /** Takes files that were pasted or dropped. */
  onFiles: (files: readonly File[]) => void
  /** Fetches the images of a paste; they are found again by their placeholders. */
  onRemoteImages: (images: Pasted['images']) => void
  /** Tells the author about the content that a paste has left out. */
  onLost: (pasted: Pasted) => void
  /** Offers to read words that were pasted as Markdown. */
  onMarkdown: (given: PastedMarkdown) => void
}

/** Copying from the text, and pasting and dropping into it. */
export class Clipboard {
  readonly #editor: EditorController
  readonly #blocks: BlockList
  readonly #selection: BlockSelection
  readonly #parts: ClipboardParts

  constructor(editor: EditorController, blocks: BlockList, selection: BlockSelection, parts: ClipboardParts) {
    this.#editor = editor
    this.#blocks = blocks
    this.#selection = selection
    this.#parts = parts
  }

  /** Puts the blocks that pasted words mean as Markdown in place of the words. */
  async readAsMarkdown({ text, caret }: PastedMarkdown): Promise<void> {
    const { blocksOfMarkdown } = await import('./markdown')
    if (this.#editor.isDestroyed) return
    this.#editor.undo()
    placeCaret(this.#blocks.elements, caret)
    this.#editor.follow()
    const pasted = blocksOfMarkdown(text)
    insertPasted(this.#editor, this.#blocks, pasted)
    if (pasted.images.size > 0) this.#parts.onRemoteImages(pasted.images)
    this.#parts.onLost(pasted)
  }

  /** Copies the selected blocks, or the selection within a block. */
  copy(event: ClipboardEvent): void {
    const { target, clipboardData } = event
    event.stopPropagation()
    const isBlockSelection = this.#selection.isField(target)
    if (!clipboardData || (!isBlockSelection && isNative(target))) return
    const tool = this.#blocks.current
    const selected = isBlockSelection ? this.#selection.tools.map(({ block }) => block) : tool?.selected(rangeIn(tool.root))
    if (!selected || selected.length === 0) return
    event.preventDefault()
    writeBlocks(clipboardData, selected, { address: location.origin, colorOf: (color) => shownColor(this.#parts.holder, color) })
    if (event.type !== 'cut') return
    if (isBlockSelection) this.#editor.remove()
    else tool?.removeSelected()
  }

  /** Nothing that is pasted gets to Editor.js, which would put its HTML into the page. */
  paste(event: Event, data: DataTransfer | null): void {
    const { target } = event
    event.stopPropagation()
    const isBlockSelection = this.#selection.isField(target)
    if (!isBlockSelection && isNative(target)) return
    event.preventDefault()
    const given = data && readTransfer(data)
    if (!given) return
    if (!('blocks' in given)) {
      if (isBlockSelection) this.#editor.remove()
      this.#parts.onFiles(given)
      return
    }
    this.#editor.endStep()
    const caret = caretIn(this.#blocks.tools)
    if (!isBlockSelection) insertPasted(this.#editor, this.#blocks, given)
    else if (given.blocks.length > 0) this.#editor.replaceSelected(given.blocks)
    if (given.images.size > 0) this.#parts.onRemoteImages(given.images)
    this.#parts.onLost(given)
    if (given.markdown !== undefined && caret) this.#parts.onMarkdown({ text: given.markdown, caret })
  }
}
