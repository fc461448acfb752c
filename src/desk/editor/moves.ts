import type { BlockList } from './block-list'
import type { BlockSelection } from './block-selection'
import { caretIn, placeCaret } from './caret'
import type { EditorController } from './controller'
import type { Tool } from './tools/tool'

/** Target of a dragged block: before the block at `index`, at the height `y` in the window. */
export interface Drop {
  index: number
  y: number
}

/** Moves blocks, by keys and by the handle beside them. Selected blocks move together, as one step. */
export class Moves {
  readonly #editor: EditorController
  readonly #blocks: BlockList
  readonly #selection: BlockSelection

  constructor(editor: EditorController, blocks: BlockList, selection: BlockSelection) {
    this.#editor = editor
    this.#blocks = blocks
    this.#selection = selection
  }

  /** Moves the selected blocks, or the one with the caret, by moving the block beside them, so that the caret stays. */
  move(by: -1 | 1): void {
    const tools = this.#selection.toolsOrCurrent
    const [first, last] = [tools[0], tools.at(-1)]
    if (!first || !last) return
    const [top, bottom] = [this.#blocks.indexOf(first), this.#blocks.indexOf(last)]
    const beside = by < 0 ? top - 1 : bottom + 1
    if (beside < 0 || beside >= this.#blocks.count) return
    this.#editor.endStep()
    this.#blocks.move(beside, by < 0 ? bottom : top)
    first.root.scrollIntoView({ block: 'nearest' })
    this.#editor.commit()
  }

  /**
   * Target of a drop: the gap between two blocks, by the height of the pointer. The selected blocks move together.
   * @returns undefined if nothing would move
   */
  dropAt(tool: Tool, y: number): Drop | undefined {
    const boxes = this.#blocks.elements.map((element) => element.getBoundingClientRect())
    const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
    const index = below < 0 ? boxes.length : below
    const moved = this.#movedWith(tool).map((one) => this.#blocks.indexOf(one))
    const [first = 0, last = 0] = [moved[0], moved.at(-1)]
    const [above, next] = [boxes[index - 1], boxes[index]]
    if (index >= first && index <= last + 1) return undefined
    return { index, y: above && next ? (above.bottom + next.top) / 2 : above ? above.bottom + 8 : (next?.top ?? 0) - 8 }
  }

  #movedWith(tool: Tool): readonly Tool[] {
    const { tools } = this.#selection
    return tools.includes(tool) ? tools : [tool]
  }

  /** Moves a block, or all that are selected if it is one of them, before the one at an index, as one step. */
  drop(tool: Tool, index: number): void {
    const blocks = this.#blocks
    const moved = this.#movedWith(tool)
    const caret = caretIn(blocks.tools)
    const caretTool = caret && blocks.tools[caret.block]
    this.#editor.endStep()
    moved.forEach((one, offset) => {
      const from = blocks.indexOf(one)
      blocks.move(from, from < index ? index - 1 : index + offset)
    })
    if (this.#selection.isActive) this.#selection.focus()
    // An element that moves in the page loses the caret.
    else if (caret && caretTool) placeCaret(blocks.elements, { ...caret, block: blocks.indexOf(caretTool) })
    this.#editor.commit()
  }
}
