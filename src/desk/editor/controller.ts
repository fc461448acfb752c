import type { Block, BlockDocument, Layout } from '~/contract/blocks'
import type { MediaItem } from '~/contract/media'
import type { ChartKind, FontSize, TextColor } from '~/contract/rich-text'
import { formatsOfBlocks, withFormat, withLayout, withLink, withListStart, withoutFormats, withStyle } from './block-formats'
import { BlockList } from './block-list'
import { caretIn, closestField, isNative, placeCaret, rangeIn } from './caret'
import { historyLimits } from './constants'
import { convertedTo, isEmptyBlock, kindOf, type TextKind, tableOfChart } from './conversions'
import { writeBlocks } from './copy'
import { applyColor, applyFormat, applyLink, applySize, clearFormats, type Format, formatsAt, shownColor } from './formats'
import { type Caret, History, type Step } from './history'
import { insertPasted, readTransfer } from './insert-pasted'
import { Insertions } from './insertions'
import { Keyboard, type KeyboardParts } from './keyboard'
import { completedAddress } from './link-address'
import { Marks } from './marks'
import type { Pasted } from './paste-trail'
import { Slash, type SlashState } from './slash'
import type { SlashCommand } from './slash-commands'
import { ChartTool } from './tools/chart-tool'
import { ImageTool } from './tools/media-tools'
import { type TableAction, TableTool } from './tools/table-tool'
import type { Tool, ToolHost } from './tools/tool'

/** What the toolbar shows. */
export interface EditorState {
  /** The block with the caret, or the first of those that are marked. */
  block: Block | undefined
  /** Whether several blocks are marked. */
  isMany: boolean
  formats: ReadonlySet<Format>
  canUndo: boolean
  canRedo: boolean
}

interface EditorParts extends KeyboardParts {
  document: BlockDocument
  /** Of the page's document, for the style sheet of Editor.js. */
  nonce: string
  onChange: (document: BlockDocument) => void
  onState: (state: EditorState) => void
  /** Takes files that were pasted or dropped. */
  onFiles: (files: readonly File[]) => void
  /** Fetches the images of a paste; they are found again by their placeholders. */
  onRemoteImages: (images: Pasted['images']) => void
  /** Tells what a paste has left out. */
  onLost: (pasted: Pasted) => void
  /** Offers to read words that were pasted as Markdown. */
  onMarkdown: (given: PastedMarkdown) => void
  /** Asks for the alternative texts of an image of the media library. */
  onDescribe: (file: MediaItem, copy: string) => void
  /** Shows the list that a slash opens; undefined when it closes. */
  onSlash: (state: SlashState | undefined) => void
  onSlashCommand: (command: SlashCommand) => void
}

/** Where a dragged block would go: before the block at an index, at a height of the window. */
export interface Drop {
  index: number
  y: number
}

/** Words that were pasted as they are, and where. */
export interface PastedMarkdown {
  text: string
  caret: Caret
}

const isSameState = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])

/** A text without empty paragraphs, which pages do not show. */
const documentOf = (blocks: readonly Block[]): BlockDocument => ({ blocks: blocks.filter((block) => !isEmptyBlock(block)) })

/**
 * The text that is being written. Editor.js keeps the blocks in order, moves the caret between them and selects several;
 * what a block is, keys, paste, undo and formats are ours.
 */
export class EditorController implements ToolHost {
  readonly ready: Promise<void>
  readonly insertions: Insertions
  readonly slash: Slash
  readonly #parts: EditorParts
  readonly #blocks: BlockList
  readonly #keyboard: Keyboard
  readonly #marks: Marks
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
    this.#marks = new Marks({
      holder,
      blocks: this.#blocks,
      onChange: () => this.#report(),
      onTyped: (text) => this.replaceMarked([{ type: 'paragraph', text: text === '' ? [] : [text] }])
    })
    this.slash = new Slash({
      blocks: this.#blocks,
      onChange: parts.onSlash,
      onCommand: parts.onSlashCommand,
      onText: () => this.commit()
    })
    this.#keyboard = new Keyboard(this, this.#blocks, this.#marks, parts)
    this.insertions = new Insertions({
      blocks: this.#blocks,
      endStep: () => this.endStep(),
      commit: () => this.commit(),
      keepCaret: (change) => this.#keepCaret(change),
      isDestroyed: () => this.#isDestroyed
    })
    this.ready = this.#blocks.ready.then(() => {
      // Editor.js throws if its blocks are read before it is ready, and the author may already type elsewhere on the page.
      this.#listen()
      this.#history = new History<readonly Block[]>(this.#blocks.read(), isSameState)
      this.#report()
    })
  }

  /** Calls that an author has left behind, such as uploads, still end after this. */
  get #isDestroyed(): boolean {
    return this.#listening.signal.aborted
  }

  async destroy(): Promise<void> {
    this.#listening.abort()
    clearTimeout(this.#timer)
    await this.ready
    this.#blocks.destroy()
  }

  // What blocks ask for.

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
    const marked = this.#marks.tools.map(({ block }) => block)
    this.#parts.onState({
      block: marked.find((block) => kindOf(block)) ?? marked[0] ?? this.block,
      isMany: marked.length > 0,
      formats:
        marked.length > 0 ? formatsOfBlocks(marked) : range ? formatsAt(range.startContainer, this.#parts.holder) : new Set(),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo
    })
  }

  // History.

  /** Ends the step that is being typed, and stores it. */
  endStep(): void {
    clearTimeout(this.#timer)
    this.#keystrokes = 0
    if (this.#isComposing || this.#isRestoring || this.#isDestroyed || this.slash.isOpen) return
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
    this.#marks.clear()
    this.#isRestoring = true
    const at = this.#blocks.show(step.state)
    this.#isRestoring = false
    if (step.caret) placeCaret(this.#blocks.elements, step.caret)
    else this.#blocks.focus(Math.min(at, this.#blocks.count - 1), 'end')
    this.#parts.onChange(documentOf(this.#blocks.read()))
    this.#report()
  }

  // What the toolbar does.

  /** Goes back to the text, to the selection that it had. */
  focus(): void {
    if (this.#marks.isActive) {
      this.#marks.focus()
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

  /** Changes what is selected, or each of the blocks that are marked. */
  #format(apply: () => void, change: (block: Block) => Block): void {
    if (this.#marks.isActive) {
      this.#changeBlocks((block) => [change(block)])
      return
    }
    const field = this.#range && closestField(this.#range.commonAncestorContainer)
    if (!field) return
    this.endStep()
    this.focus()
    apply()
    this.follow()
    this.commit()
  }

  /** Changes the marked blocks, which stay marked, or the one with the caret, as one step. */
  #changeBlocks(change: (block: Block) => readonly Block[], side: 'start' | 'end' = 'end'): void {
    const isMarked = this.#marks.isActive
    const tools = isMarked ? this.#marks.tools : this.#blocks.current ? [this.#blocks.current] : []
    const [first] = tools
    if (!first) return
    this.endStep()
    const index = this.#blocks.indexOf(first)
    const changed = tools.flatMap(({ block }) => change(block))
    this.#blocks.exchange(index, tools.length, changed)
    if (isMarked) this.#marks.markFrom(index, changed.length)
    else this.#blocks.focus(index, side)
    this.commit()
  }

  /** Puts others in place of the marked blocks. */
  replaceMarked(blocks: readonly Block[]): void {
    const { tools } = this.#marks
    const [first] = tools
    if (!first) return
    this.endStep()
    const index = this.#blocks.indexOf(first)
    this.#marks.clear()
    this.#blocks.exchange(index, tools.length, blocks)
    this.#blocks.focus(index + blocks.length - 1, 'end')
    this.commit()
  }

  toggle(format: Format): void {
    const isOn = !formatsOfBlocks(this.#marks.tools.map(({ block }) => block)).has(format)
    this.#format(
      () => applyFormat(format),
      (block) => withFormat(block, format, isOn)
    )
  }

  setColor(color: TextColor | undefined): void {
    this.#format(
      () => applyColor(color, this.#parts.holder),
      (block) => withStyle(block, { color })
    )
  }

  setSize(size: FontSize | undefined): void {
    this.#format(
      () => applySize(size, this.#parts.holder),
      (block) => withStyle(block, { size })
    )
  }

  clearFormats(): void {
    this.#format(() => clearFormats(this.#parts.holder), withoutFormats)
  }

  /** The address of the link at the caret. */
  get linkAddress(): string {
    const node = this.#range?.startContainer
    const element = node instanceof Element ? node : node?.parentElement
    return element?.closest('a')?.getAttribute('href') ?? ''
  }

  /** Links the selection; an empty address removes the link. @returns false for an address that no page may lead to */
  setLink(address: string): boolean {
    const href = address.trim() === '' ? '' : completedAddress(address)
    if (href === undefined) return false
    this.#format(
      () => applyLink(href, this.#parts.holder),
      (block) => withLink(block, href)
    )
    return true
  }

  /** Makes the block something else, as far as its text goes. */
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

  /** Editor.js moves the caret to the end of its block when another block is deleted. */
  #keepCaret(change: () => void): void {
    const range = this.#range?.cloneRange()
    const hasFocus = this.#parts.holder.contains(document.activeElement)
    change()
    this.#range = range
    if (hasFocus) this.focus()
  }

  /** Moves the marked blocks, or the one with the caret. The block beside them is what moves, so that the caret stays. */
  move(by: -1 | 1): void {
    const { current } = this.#blocks
    const tools = this.#marks.isActive ? this.#marks.tools : current ? [current] : []
    const [first, last] = [tools[0], tools.at(-1)]
    if (!first || !last) return
    const [top, bottom] = [this.#blocks.indexOf(first), this.#blocks.indexOf(last)]
    const beside = by < 0 ? top - 1 : bottom + 1
    if (beside < 0 || beside >= this.#blocks.count) return
    this.endStep()
    this.#blocks.move(beside, by < 0 ? bottom : top)
    first.root.scrollIntoView({ block: 'nearest' })
    this.commit()
  }

  /** The block at the height of a pointer over the text, or else the one with the caret. */
  toolAt({ target, clientY }: Pick<PointerEvent, 'target' | 'clientY'>): Tool | undefined {
    const isOver = target instanceof Node && this.#parts.holder.parentElement?.contains(target)
    return isOver && !this.#isDestroyed ? this.#blocks.at(clientY) : this.tool
  }

  /** The block with the caret. */
  get tool(): Tool | undefined {
    return this.#isDestroyed ? undefined : this.#blocks.current
  }

  /** Marks a block as a whole. */
  mark(tool: Tool): void {
    this.#marks.mark(tool, tool)
  }

  /**
   * Where a block would be dropped: between which blocks, by the height of the pointer. The marked blocks move together.
   * @returns undefined where nothing would move
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
    const { tools } = this.#marks
    return tools.includes(tool) ? tools : [tool]
  }

  /** Moves a block, or all that are marked if it is one of them, before the one at an index, as one step. */
  drop(tool: Tool, index: number): void {
    const blocks = this.#blocks
    const moved = this.#movedWith(tool)
    const caret = caretIn(blocks.tools)
    const caretTool = caret && blocks.tools[caret.block]
    this.endStep()
    moved.forEach((one, offset) => {
      const from = blocks.indexOf(one)
      blocks.move(from, from < index ? index - 1 : index + offset)
    })
    if (this.#marks.isActive) this.#marks.focus()
    // An element that moves in the page loses the caret.
    else if (caret && caretTool) placeCaret(blocks.elements, { ...caret, block: blocks.indexOf(caretTool) })
    this.commit()
  }

  remove(): void {
    if (this.#marks.isActive) this.replaceMarked([{ type: 'paragraph', text: [] }])
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
    if (this.#isDestroyed) return []
    return this.#blocks.tools.filter((tool) => tool instanceof ImageTool)
  }

  // Events.

  #listen(): void {
    const { holder } = this.#parts
    const { signal } = this.#listening
    const options = { signal, capture: true }
    this.#marks.listen(signal)
    // Editor.js listens on the document while it captures, so only the window is before it.
    addEventListener('keydown', (event) => this.#keyboard.handle(event), options)
    const within = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
      holder.addEventListener(type, handle, options)
    within('beforeinput', (event) => this.#beforeInput(event))
    within('input', (event) => {
      if (!this.#marks.isField(event.target)) this.#input(event instanceof InputEvent && event.inputType.startsWith('insert'))
    })
    within('compositionstart', () => {
      this.endStep()
      this.#isComposing = true
      this.insertions.hold()
    })
    within('compositionend', () => {
      this.#isComposing = false
      if (!this.#marks.isActive) this.#input(true)
      this.insertions.release()
    })
    within('copy', (event) => this.#copy(event))
    within('cut', (event) => this.#copy(event))
    within('paste', (event) => this.#paste(event, event.clipboardData))
    within('drop', (event) => this.#paste(event, event.dataTransfer))
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
    if (!tool || this.#marks.isDragging) return
    this.#marks.clear()
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

  /** Puts the blocks that pasted words mean as Markdown in place of the words. */
  async readAsMarkdown({ text, caret }: PastedMarkdown): Promise<void> {
    const { blocksOfMarkdown } = await import('./markdown')
    if (this.#isDestroyed) return
    this.undo()
    placeCaret(this.#blocks.elements, caret)
    this.follow()
    const pasted = blocksOfMarkdown(text)
    insertPasted(this, this.#blocks, pasted)
    if (pasted.images.size > 0) this.#parts.onRemoteImages(pasted.images)
    this.#parts.onLost(pasted)
  }

  /** Copies what is marked, or what is selected within a block. */
  #copy(event: ClipboardEvent): void {
    const { target, clipboardData } = event
    event.stopPropagation()
    const isMarked = this.#marks.isField(target)
    if (!clipboardData || (!isMarked && isNative(target))) return
    const tool = this.#blocks.current
    const selected = isMarked ? this.#marks.tools.map(({ block }) => block) : tool?.selected(rangeIn(tool.root))
    if (!selected || selected.length === 0) return
    event.preventDefault()
    writeBlocks(clipboardData, selected, { address: location.origin, colorOf: (color) => shownColor(this.#parts.holder, color) })
    if (event.type !== 'cut') return
    if (isMarked) this.remove()
    else tool?.removeSelected()
  }

  /** Nothing that is pasted gets to Editor.js, which would put its HTML into the page. */
  #paste(event: Event, data: DataTransfer | null): void {
    const { target } = event
    event.stopPropagation()
    const isMarked = this.#marks.isField(target)
    if (!isMarked && isNative(target)) return
    event.preventDefault()
    const given = data && readTransfer(data)
    if (!given) return
    if (!('blocks' in given)) {
      if (isMarked) this.remove()
      this.#parts.onFiles(given)
      return
    }
    this.endStep()
    const caret = caretIn(this.#blocks.tools)
    if (!isMarked) insertPasted(this, this.#blocks, given)
    else if (given.blocks.length > 0) this.replaceMarked(given.blocks)
    if (given.images.size > 0) this.#parts.onRemoteImages(given.images)
    this.#parts.onLost(given)
    if (given.markdown !== undefined && caret) this.#parts.onMarkdown({ text: given.markdown, caret })
  }
}
