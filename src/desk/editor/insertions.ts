import type { Block } from '~/contract/blocks'
import { withImages } from './block-formats'
import type { BlockList } from './block-list'
import { isEmptyBlock } from './conversions'

/** Start of an insertion: a block, and its index in case the block is gone when the inserted blocks arrive. */
interface InsertionPoint {
  id: string
  index: number
}

interface InsertionParts {
  blocks: BlockList
  /** Ends the step that is being typed. */
  endStep: () => void
  /** Stores the insertion as a step of its own. */
  commit: () => void
  /** Makes a change elsewhere in the text; caret and selection stay. */
  keepCaret: (change: () => void) => void
  /** Whether the author has left the text, for which nothing may be inserted or stored any more. */
  isDestroyed: () => boolean
}

/** Inserts blocks into the text, also those that arrive while the author has gone on writing. */
export class Insertions {
  readonly #parts: InsertionParts
  readonly #waiting: (() => void)[] = []
  #isHeld = false

  constructor(parts: InsertionParts) {
    this.#parts = parts
  }

  /** Keeps insertions back while text is composed: a change of the blocks would end the composition and lose its text. */
  hold(): void {
    this.#isHeld = true
  }

  /** Makes the insertions that were kept back. */
  release(): void {
    this.#isHeld = false
    for (const insert of this.#waiting.splice(0)) insert()
  }

  /**
   * Point for the insertion of blocks that take time to arrive, such as uploads: the block with the caret, or else the last one;
   * undefined once the author has left the text.
   */
  get point(): InsertionPoint | undefined {
    const { blocks, isDestroyed } = this.#parts
    if (isDestroyed()) return undefined
    const tool = blocks.current ?? blocks.tools.at(-1)
    return tool && { id: tool.id, index: blocks.indexOf(tool) }
  }

  /**
   * Adds blocks after the one where the insertion began; an empty paragraph there makes room for them. The caret stays where
   * the author has gone on writing meanwhile.
   */
  insert(added: readonly Block[], point = this.point): void {
    if (added.length === 0 || this.#parts.isDestroyed()) return
    if (this.#isHeld) {
      this.#waiting.push(() => this.insert(added, point))
      return
    }
    const { blocks, endStep, commit, keepCaret } = this.#parts
    endStep()
    const { tools } = blocks
    const tool = tools.find(({ id }) => id === point?.id) ?? tools[Math.min(point?.index ?? 0, tools.length - 1)]
    const index = tool ? blocks.indexOf(tool) : 0
    const isRoom = tool !== undefined && isEmptyBlock(tool.block)
    const at = isRoom ? index : index + 1
    const exchange = () => blocks.exchange(at, isRoom ? 1 : 0, added)
    if (tool && tool.id !== this.point?.id) keepCaret(exchange)
    else {
      exchange()
      blocks.focus(at + added.length - 1, added.length === 1 && added[0]?.type !== 'image' ? 'start' : 'end')
    }
    commit()
  }

  /** Puts images in place of their placeholders, where these still are. */
  replaceImages(sources: ReadonlyMap<string, string>): void {
    const { blocks, endStep, commit, keepCaret, isDestroyed } = this.#parts
    if (isDestroyed()) return
    endStep()
    for (const tool of blocks.tools) {
      const fresh = withImages(tool.block, sources)
      if (fresh === tool.block) continue
      const hasFocus = tool.root.contains(document.activeElement)
      const index = blocks.indexOf(tool)
      const exchange = () => blocks.exchange(index, 1, [fresh])
      if (hasFocus) {
        exchange()
        blocks.focus(index, 'start')
      } else keepCaret(exchange)
    }
    commit()
  }
}
