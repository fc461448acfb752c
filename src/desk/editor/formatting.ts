import type { Block, Layout } from '~/contract/blocks'
import type { FontSize, TextColor } from '~/contract/rich-text'
import { formatsOfBlocks, withFormat, withLayout, withLink, withListStart, withoutFormats, withStyle } from './block-formats'
import type { BlockList } from './block-list'
import type { BlockSelection } from './block-selection'
import { closestField } from './caret'
import type { EditorController } from './controller'
import { convertedTo, type TextKind } from './conversions'
import { applyColor, applyFormat, applyLink, applySize, clearFormats, type Format } from './formats'
import { completedAddress } from './link-address'

/** Formats set by the toolbar and the keys, for the selection within a block or for whole blocks. Each change is one step. */
export class Formatting {
  readonly #editor: EditorController
  readonly #blocks: BlockList
  readonly #selection: BlockSelection
  readonly #holder: HTMLElement

  constructor(editor: EditorController, blocks: BlockList, selection: BlockSelection, holder: HTMLElement) {
    this.#editor = editor
    this.#blocks = blocks
    this.#selection = selection
    this.#holder = holder
  }

  /** Formats the selected text, or each of the selected blocks. */
  #format(apply: () => void, change: (block: Block) => Block): void {
    if (this.#selection.isActive) {
      this.#changeBlocks((block) => [change(block)])
      return
    }
    const field = this.#editor.range && closestField(this.#editor.range.commonAncestorContainer)
    if (!field) return
    this.#editor.endStep()
    this.#editor.focus()
    apply()
    this.#editor.follow()
    this.#editor.commit()
  }

  /** Changes the selected blocks, which stay selected, or the one with the caret, as one step. */
  #changeBlocks(change: (block: Block) => readonly Block[], side: 'start' | 'end' = 'end'): void {
    const isBlockSelection = this.#selection.isActive
    const tools = this.#selection.toolsOrCurrent
    const [first] = tools
    if (!first) return
    this.#editor.endStep()
    const index = this.#blocks.indexOf(first)
    const changed = tools.flatMap(({ block }) => change(block))
    this.#blocks.exchange(index, tools.length, changed)
    if (isBlockSelection) this.#selection.selectFrom(index, changed.length)
    else this.#blocks.focus(index, side)
    this.#editor.commit()
  }

  toggle(format: Format): void {
    const isOn = !formatsOfBlocks(this.#selection.tools.map(({ block }) => block)).has(format)
    this.#format(
      () => applyFormat(format),
      (block) => withFormat(block, format, isOn)
    )
  }

  setColor(color: TextColor | undefined): void {
    this.#format(
      () => applyColor(color, this.#holder),
      (block) => withStyle(block, { color })
    )
  }

  setSize(size: FontSize | undefined): void {
    this.#format(
      () => applySize(size, this.#holder),
      (block) => withStyle(block, { size })
    )
  }

  clearFormats(): void {
    this.#format(() => clearFormats(this.#holder), withoutFormats)
  }

  /** The address of the link at the caret. */
  get linkAddress(): string {
    const node = this.#editor.range?.startContainer
    const element = node instanceof Element ? node : node?.parentElement
    return element?.closest('a')?.getAttribute('href') ?? ''
  }

  /** Links the selection; an empty address removes the link. @returns false for an address that no page may lead to */
  setLink(address: string): boolean {
    const href = address.trim() === '' ? '' : completedAddress(address)
    if (href === undefined) return false
    this.#format(
      () => applyLink(href, this.#holder),
      (block) => withLink(block, href)
    )
    return true
  }

  /** Converts the block to another kind of text; a block that is no text stays as it is. */
  convert(kind: TextKind): void {
    this.#changeBlocks((block) => convertedTo(block, kind) ?? [block])
  }

  setLayout(change: Layout): void {
    this.#changeBlocks((block) => [withLayout(block, change)])
  }

  /** Sets the number with which ordered lists begin. */
  setListStart(start: number): void {
    this.#changeBlocks((block) => [withListStart(block, start)])
  }
}
