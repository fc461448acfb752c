import type { Block, BlockDocument } from '~/contract/blocks'
import type { MediaItem } from '~/contract/media'
import type { ChartKind } from '~/contract/rich-text'
import { formatsOfBlocks } from './block-formats'
import { BlockList } from './block-list'
import { BlockSelection } from './block-selection'
import { caretIn, closestField, placeCaret, rangeIn } from './caret'
import { Clipboard, type ClipboardParts } from './clipboard'
import { historyLimits } from './constants'
import { isEmptyBlock, kindOf, tableOfChart } from './conversions'
import { type Format, formatsAt } from './formats'
import { Formatting } from './formatting'
import { History, type Step } from './history'
import { Insertions } from './insertions'
import { Keyboard, type KeyboardParts } from './keyboard'
import { Moves } from './moves'
import { Slash, type SlashState } from './slash'
import type { SlashCommand } from './slash-commands'
import { ChartTool } from './tools/chart-tool'
import { ImageTool } from './tools/media-tools'
import { type TableAction, TableTool } from './tools/table-tool'
import type { Tool, ToolHost } from './tools/tool'

/** State of the toolbar. */
export interface EditorState {
  /** The block with the caret, or the first of those that are selected. */
  block: Block | undefined
  /** Whether several blocks are selected. */
  isMany: boolean
  formats: ReadonlySet<Format>
  canUndo: boolean
  canRedo: boolean
}

interface EditorParts extends KeyboardParts, ClipboardParts {
  document: BlockDocument
  /** Of the page's document, for the style sheet of Editor.js. */
  nonce: string
  onChange: (document: BlockDocument) => void
  onState: (state: EditorState) => void
  /** Asks for the alternative texts of an image of the media library. */
  onDescribe: (file: MediaItem, copy: string) => void
  /** Shows the list that a slash opens; undefined when it closes. */
  onSlash: (state: SlashState | undefined) => void
  onSlashCommand: (command: SlashCommand) => void
}

const isSameState = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])

/** A text without empty paragraphs, which pages do not show. */
const documentOf = (blocks: readonly Block[]): BlockDocument => ({ blocks: blocks.filter((block) => !isEmptyBlock(block)) })

/**
 * The text that is being written. Editor.js keeps the blocks in order, moves the caret between them and selects several; the
 * kinds of blocks, keys, paste, undo and formats are ours.
 */
export class EditorController implements ToolHost {
  readonly ready: Promise<void>
  readonly insertions: Insertions
  readonly slash: Slash
  readonly formatting: Formatting
  readonly moves: Moves
  readonly clipboard: Clipboard
  readonly #parts: EditorParts
  readonly #blocks: BlockList
  readonly #keyboard: Keyboard
  readonly #selection: BlockSelection
  readonly #listening = new AbortController()
  #history: History<readonly Block[]>
  #keystrokes = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isComposing = false
  /** While blocks are exchanged, Editor.js reports each as a change. */
  #isRestoring = false
  #range: Range | undefined

  constructor(parts: EditorParts) {
    this.#parts = parts
    this.#history = new History<readonly Block[]>(parts.document.blocks, isSameState)
    const { holder, document, nonce } = parts
    this.#blocks = new BlockList({ holder, blocks: document.blocks, nonce, host: this })
    this.#selection = new BlockSelection({
      holder,
      blocks: this.#blocks,
      onChange: () => this.#report(),
      onTyped: (text) => this.replaceSelected([{ type: 'paragraph', text: text === '' ? [] : [text] }])
    })
    this.slash = new Slash({
      blocks: this.#blocks,
      onChange: parts.onSlash,
      onCommand: parts.onSlashCommand,
      onText: () => this.commit()
    })
    this.formatting = new Formatting(this, this.#blocks, this.#selection, holder)
    this.moves = new Moves(this, this.#blocks, this.#selection)
    this.clipboard = new Clipboard(this, this.#blocks, this.#selection, parts)
    this.#keyboard = new Keyboard(this, this.#blocks, this.#selection, parts)
    this.insertions = new Insertions({
      blocks: this.#blocks,
      endStep: () => this.endStep(),
      commit: () => this.commit(),
      keepCaret: (change) => this.#keepCaret(change),
      isDestroyed: () => this.isDestroyed
    })
    this.ready = this.#blocks.ready.then(() => {
      // Editor.js throws if its blocks are read before it is ready, and the author may already type elsewhere on the page.
      this.#listen()
      this.#history = new History<readonly Block[]>(this.#blocks.read(), isSameState)
      this.#report()
    })
  }

  /** Calls that an author has left behind, such as uploads, still end after this. */
  get isDestroyed(): boolean {
    return this.#listening.signal.aborted
  }

  async destroy(): Promise<void> {
    this.#listening.abort()
    clearTimeout(this.#timer)
    await this.ready
    this.#blocks.destroy()
  }

  // Calls of blocks.

  register(id: string, tool: Tool): void {
    this.#blocks.add(id, tool)
  }

  forget(id: string): void {
    this.#blocks.forget(id)
  }

  changed(): void {
    if (!this.#isRestoring) this.commit()
  }

  editLink(): void {
    this.#parts.onEditLink()
  }

  describe(file: MediaItem, copy: string): void {
    this.#parts.onDescribe(file, copy)
  }

  replace(id: string, blocks: readonly Block[], focus = { index: 0, side: 'end' as 'start' | 'end' }): void {
    this.endStep()
    const index = this.#blocks.indexOf({ id })
    this.#blocks.exchange(index, 1, blocks)
    this.#blocks.focus(Math.min(index + focus.index, this.#blocks.count - 1), focus.side)
    this.commit()
  }

  // Reading.

  get block(): Block | undefined {
    return this.#blocks.current?.block
  }

  #report(): void {
    const range = this.#range
    const selected = this.#selection.tools.map(({ block }) => block)
    this.#parts.onState({
      block: selected.find((block) => kindOf(block)) ?? selected[0] ?? this.block,
      isMany: selected.length > 0,
      formats:
        selected.length > 0 ? formatsOfBlocks(selected) : range ? formatsAt(range.startContainer, this.#parts.holder) : new Set(),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo
    })
  }

  // History.

  /** Ends the step that is being typed, and stores it. */
  endStep(): void {
    clearTimeout(this.#timer)
    this.#keystrokes = 0
    if (this.#isComposing || this.#isRestoring || this.isDestroyed || this.slash.isOpen) return
    const blocks = this.#blocks.read()
    if (this.#history.add(blocks, caretIn(this.#blocks.tools))) this.#parts.onChange(documentOf(blocks))
  }

  /** Stores a change as a step of its own. */
  commit(): void {
    this.endStep()
    this.#report()
  }

  undo(): void {
    this.endStep()
    this.#restore(this.#history.undo())
  }

  redo(): void {
    this.endStep()
    this.#restore(this.#history.redo())
  }

  #restore(step: Step<readonly Block[]> | undefined): void {
    if (!step) return
    this.#selection.clear()
    this.#isRestoring = true
    const at = this.#blocks.show(step.state)
    this.#isRestoring = false
    if (step.caret) placeCaret(this.#blocks.elements, step.caret)
    else this.#blocks.focus(Math.min(at, this.#blocks.count - 1), 'end')
    this.#parts.onChange(documentOf(this.#blocks.read()))
    this.#report()
  }

  // Actions of the toolbar.

  /** The selection in the text, also while a button of the toolbar has the focus. */
  get range(): Range | undefined {
    return this.#range
  }

  /** Goes back to the text, to the selection that it had. */
  focus(): void {
    if (this.#selection.isActive) {
      this.#selection.focus()
      return
    }
    const range = this.#range
    const field = range && closestField(range.commonAncestorContainer)
    if (!range || !field) {
      this.#blocks.focus(Math.max(0, this.#blocks.tools.length - 1), 'end')
      return
    }
    field.focus()
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }

  /** Puts others in place of the selected blocks. */
  replaceSelected(blocks: readonly Block[]): void {
    const { tools } = this.#selection
    const [first] = tools
    if (!first) return
    this.endStep()
    const index = this.#blocks.indexOf(first)
    this.#selection.clear()
    this.#blocks.exchange(index, tools.length, blocks)
    this.#blocks.focus(index + blocks.length - 1, 'end')
    this.commit()
  }

  /** Editor.js moves the caret to the end of its block when another block is deleted. */
  #keepCaret(change: () => void): void {
    const range = this.#range?.cloneRange()
    const hasFocus = this.#parts.holder.contains(document.activeElement)
    change()
    this.#range = range
    if (hasFocus) this.focus()
  }

  /** The block at the height of a pointer over the text, or else the one with the caret. */
  toolAt({ target, clientY }: Pick<PointerEvent, 'target' | 'clientY'>): Tool | undefined {
    const isOver = target instanceof Node && this.#parts.holder.parentElement?.contains(target)
    return isOver && !this.isDestroyed ? this.#blocks.at(clientY) : this.tool
  }

  /** The block with the caret. */
  get tool(): Tool | undefined {
    return this.isDestroyed ? undefined : this.#blocks.current
  }

  /** Selects a block as a whole. */
  selectBlock(tool: Tool): void {
    this.#selection.select(tool, tool)
  }

  remove(): void {
    if (this.#selection.isActive) this.replaceSelected([{ type: 'paragraph', text: [] }])
    else if (this.#blocks.current) this.replace(this.#blocks.current.id, [])
  }

  clear(): void {
    this.show({ blocks: [] })
  }

  /** Replaces the whole text, as by a draft. It can be undone. */
  show(document: BlockDocument): void {
    this.endStep()
    this.#blocks.exchange(0, this.#blocks.count, document.blocks)
    this.#blocks.focus(0, 'start')
    this.commit()
  }

  runTable(action: TableAction): void {
    if (this.#blocks.current instanceof TableTool) this.#blocks.current.run(action)
  }

  setChartKind(kind: ChartKind): void {
    if (this.#blocks.current instanceof ChartTool) this.#blocks.current.setKind(kind)
  }

  /** Draws the table with the caret as a chart. */
  draw(chart: Block): void {
    if (this.#blocks.current) this.replace(this.#blocks.current.id, [chart])
  }

  editChartTable(): void {
    const tool = this.#blocks.current
    if (tool?.block.type === 'chart') this.replace(tool.id, [tableOfChart(tool.block)], { index: 0, side: 'start' })
  }

  /** The images of the text, in order; none once the editor is destroyed. */
  get images(): readonly ImageTool[] {
    if (this.isDestroyed) return []
    return this.#blocks.tools.filter((tool) => tool instanceof ImageTool)
  }

  // Events.

  #listen(): void {
    const { holder } = this.#parts
    const { signal } = this.#listening
    const options = { signal, capture: true }
    this.#selection.listen(signal)
    // Editor.js listens on the document while it captures, so only the window is before it.
    addEventListener('keydown', (event) => this.#keyboard.handle(event), options)
    const within = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
      holder.addEventListener(type, handle, options)
    within('beforeinput', (event) => this.#beforeInput(event))
    within('input', (event) => {
      if (!this.#selection.isField(event.target)) this.#input(event instanceof InputEvent && event.inputType.startsWith('insert'))
    })
    within('compositionstart', () => {
      this.endStep()
      this.#isComposing = true
      this.insertions.hold()
    })
    within('compositionend', () => {
      this.#isComposing = false
      if (!this.#selection.isActive) this.#input(true)
      this.insertions.release()
    })
    within('copy', (event) => this.clipboard.copy(event))
    within('cut', (event) => this.clipboard.copy(event))
    within('paste', (event) => this.clipboard.paste(event, event.clipboardData))
    within('drop', (event) => this.clipboard.paste(event, event.dataTransfer))
    within('focusin', () => this.follow())
    within('focusout', () => this.slash.close())
    within('click', (event) => {
      // A link in a text is there to be edited.
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
    document.addEventListener('selectionchange', () => this.follow(), { signal })
  }

  /** Remembers the block and the selection, which are gone while a button of the toolbar has the focus. */
  follow(): void {
    const tool = this.#blocks.follow()
    if (!tool || this.#selection.isDragging) return
    this.#selection.clear()
    this.slash.follow()
    const range = rangeIn(tool.root)?.cloneRange()
    // A press moves the focus first, and the selection after it.
    if (range) {
      this.#range = range
      this.#blocks.tellCurrent(tool, range)
    }
    this.#report()
  }

  #beforeInput(event: InputEvent): void {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') event.preventDefault()
    // Replacing a selection is a step of its own.
    else if (getSelection()?.isCollapsed === false && !this.#isComposing) this.endStep()
  }

  #input(isInserted: boolean): void {
    this.#keyboard.setLeaving(false)
    clearTimeout(this.#timer)
    if (this.#isComposing) return
    this.slash.typed(isInserted)
    this.#keystrokes += 1
    if (this.#keystrokes >= historyLimits.keystrokes) this.commit()
    else this.#timer = setTimeout(() => this.commit(), historyLimits.idle)
  }
}
