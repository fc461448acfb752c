import EditorJS, { type ToolConstructable } from '@editorjs/editorjs'
import type { Block, BlockDocument, BlockType, Layout } from '~/contract/blocks'
import type { ChartKind, FontSize, RichNode, TextColor } from '~/contract/rich-text'
import { linkPattern } from '~/contract/rich-text'
import { caretIn, fieldsOf, isCaretAt, placeCaret, rangeIn, setCaret } from './caret'
import { historyLimits, tabSpaces } from './constants'
import { convertedTo, isEmptyBlock, type TextKind, tableOfChart } from './conversions'
import { applyColor, applyFormat, applyLink, applySize, clearFormats, type Format, formatsAt } from './formats'
import { type Caret, History, type Step } from './history'
import { joined, nodesOf } from './inline'
import { blocksOfHtml, blocksOfText, linesOfBlock, type Pasted } from './paste'
import { ChartTool } from './tools/chart-tool'
import { ListTool } from './tools/list-tool'
import { AttachmentsTool, ImageTool, PlayerTool } from './tools/media-tools'
import { CodeTool, DelimiterTool } from './tools/plain-tools'
import { type TableAction, TableTool } from './tools/table-tool'
import { TextTool } from './tools/text-tools'
import { lineIn, type Tool, type ToolConfig, type ToolHost } from './tools/tool'

/** What the toolbar shows. */
export interface EditorState {
  /** The block with the caret. */
  block: Block | undefined
  formats: ReadonlySet<Format>
  canUndo: boolean
  canRedo: boolean
}

interface EditorParts {
  holder: HTMLElement
  document: BlockDocument
  /** Of the page's document, for the style sheet of Editor.js. */
  nonce: string
  onChange: (document: BlockDocument) => void
  onState: (state: EditorState) => void
  /** Takes files that were pasted or dropped. */
  onFiles: (files: readonly File[]) => void
  /** Fetches the images of a paste; they are found again by their blocks. */
  onRemoteImages: (images: Pasted['images']) => void
  onEditLink: () => void
  /** Tells whether the next tab leaves the text. */
  onLeaving: (isLeaving: boolean) => void
  /** Moves the focus behind the editor. */
  focusAfter: () => void
  focusToolbar: () => void
}

const tools: Readonly<Record<BlockType, ToolConstructable>> = {
  paragraph: TextTool,
  heading: TextTool,
  quote: TextTool,
  list: ListTool,
  code: CodeTool,
  delimiter: DelimiterTool,
  table: TableTool,
  chart: ChartTool,
  image: ImageTool,
  video: PlayerTool,
  music: PlayerTool,
  attachments: AttachmentsTool
}

const isSameState = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])

/**
 * The text that is being written. Editor.js keeps the blocks in order, moves the caret between them and selects several;
 * what a block is, keys, paste, undo and formats are ours.
 */
export class EditorController implements ToolHost {
  readonly ready: Promise<void>
  readonly #parts: EditorParts
  readonly #editor: EditorJS
  readonly #tools = new Map<string, Tool>()
  readonly #listening = new AbortController()
  #history: History<readonly Block[]>
  #keystrokes = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isComposing = false
  #isLeaving = false
  /** While blocks are exchanged, Editor.js reports each as a change. */
  #isRestoring = false
  #current: string | undefined
  #range: Range | undefined

  constructor(parts: EditorParts) {
    this.#parts = parts
    this.#history = new History<readonly Block[]>(parts.document.blocks, isSameState)
    const config: ToolConfig = { host: () => this }
    this.#editor = new EditorJS({
      holder: parts.holder,
      tools: Object.fromEntries(
        Object.entries(tools).map(([name, tool]) => [name, { class: tool, config, inlineToolbar: false }])
      ),
      defaultBlock: 'paragraph',
      data: { blocks: parts.document.blocks.map(toolData) },
      inlineToolbar: false,
      // Space below the text (spec §9).
      minHeight: 25,
      style: { nonce: parts.nonce }
    })
    this.ready = this.#editor.isReady.then(() => {
      // Before, Editor.js cannot be asked for its blocks, and the page may be in use meanwhile.
      this.#listen()
      this.#history = new History<readonly Block[]>(this.#read(), isSameState)
      this.#report()
    })
  }

  async destroy(): Promise<void> {
    this.#listening.abort()
    clearTimeout(this.#timer)
    await this.ready
    this.#editor.destroy()
  }

  // What blocks ask for.

  register(id: string, tool: Tool): void {
    this.#tools.set(id, tool)
  }

  forget(id: string): void {
    this.#tools.delete(id)
  }

  changed(): void {
    if (!this.#isRestoring) this.commit()
  }

  editLink(): void {
    this.#parts.onEditLink()
  }

  replace(id: string, blocks: readonly Block[], focus = { index: 0, side: 'end' as 'start' | 'end' }): void {
    this.#endStep()
    const index = this.#editor.blocks.getBlockIndex(id)
    this.#exchange(index, 1, blocks)
    this.#focusBlock(Math.min(index + focus.index, this.#editor.blocks.getBlocksCount() - 1), focus.side)
    this.commit()
  }

  // Reading.

  get #elements(): HTMLElement[] {
    return this.#all.map(({ root }) => root)
  }

  get #all(): Tool[] {
    const count = this.#editor.blocks.getBlocksCount()
    return Array.from({ length: count }, (_, index) => this.#editor.blocks.getBlockByIndex(index)?.id ?? '').flatMap((id) => {
      const tool = this.#tools.get(id)
      return tool ? [tool] : []
    })
  }

  #read(): Block[] {
    return this.#all.map(({ block }) => block)
  }

  /** The text without empty paragraphs, which pages do not show. */
  get document(): BlockDocument {
    return { blocks: this.#read().filter((block) => !isEmptyBlock(block)) }
  }

  get #tool(): Tool | undefined {
    return this.#current === undefined ? undefined : this.#tools.get(this.#current)
  }

  get block(): Block | undefined {
    return this.#tool?.block
  }

  #report(): void {
    const range = this.#range
    this.#parts.onState({
      block: this.block,
      formats: range ? formatsAt(range.startContainer, this.#parts.holder) : new Set(),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo
    })
  }

  // History.

  /** Ends the step that is being typed, and stores it. */
  #endStep(): void {
    clearTimeout(this.#timer)
    this.#keystrokes = 0
    if (this.#isComposing || this.#isRestoring) return
    if (this.#history.add(this.#read(), caretIn(this.#elements))) this.#parts.onChange(this.document)
  }

  /** Stores a change as a step of its own. */
  commit(): void {
    this.#endStep()
    this.#report()
  }

  undo(): void {
    this.#endStep()
    this.#restore(this.#history.undo())
  }

  redo(): void {
    this.#endStep()
    this.#restore(this.#history.redo())
  }

  #restore(step: Step<readonly Block[]> | undefined): void {
    if (!step) return
    this.#show(step.state, step.caret)
    this.#parts.onChange(this.document)
    this.#report()
  }

  /** Exchanges the blocks that differ; the others keep their elements. */
  #show(wanted: readonly Block[], caret: Caret | undefined): void {
    const shown = this.#read()
    let head = 0
    while (head < Math.min(shown.length, wanted.length) && shown[head] === wanted[head]) head += 1
    let tail = 0
    const most = Math.min(shown.length, wanted.length) - head
    while (tail < most && shown[shown.length - 1 - tail] === wanted[wanted.length - 1 - tail]) tail += 1
    this.#isRestoring = true
    this.#exchange(head, shown.length - head - tail, wanted.slice(head, wanted.length - tail))
    this.#isRestoring = false
    if (caret) placeCaret(this.#elements, caret)
    else this.#focusBlock(Math.min(head, this.#elements.length - 1), 'end')
  }

  #exchange(at: number, count: number, blocks: readonly Block[]): void {
    const { blocks: api } = this.#editor
    if (blocks.length > 0) api.insertMany(blocks.map(toolData), at + count)
    // After the last block is deleted, Editor.js adds an empty one.
    for (let index = 0; index < count; index += 1) api.delete(at)
  }

  #focusBlock(index: number, side: 'start' | 'end'): void {
    const tool = this.#all[index]
    if (!tool) return
    const fields = fieldsOf(tool.root)
    const field = side === 'start' ? tool.firstField : (fields.at(-1) ?? tool.firstField)
    this.#current = tool.id
    if (field?.isContentEditable || field instanceof HTMLTextAreaElement)
      setCaret(field, side === 'start' ? 0 : Number.POSITIVE_INFINITY)
    else field?.focus()
  }

  // What the toolbar does.

  /** Goes back to the text, to the selection that it had. */
  focus(): void {
    const range = this.#range
    const field = range && closestField(range.commonAncestorContainer)
    if (!range || !field) {
      this.#focusBlock(Math.max(0, this.#all.length - 1), 'end')
      return
    }
    field.focus()
    const selection = getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }

  #format(apply: () => void): void {
    const field = this.#range && closestField(this.#range.commonAncestorContainer)
    if (!field) return
    this.#endStep()
    this.focus()
    apply()
    this.#follow()
    this.commit()
  }

  toggle(format: Format): void {
    this.#format(() => applyFormat(format))
  }

  setColor(color: TextColor | undefined): void {
    this.#format(() => applyColor(color, this.#parts.holder))
  }

  setSize(size: FontSize | undefined): void {
    this.#format(() => applySize(size, this.#parts.holder))
  }

  clearFormats(): void {
    this.#format(() => clearFormats(this.#parts.holder))
  }

  /** The address of the link at the caret. */
  get linkAddress(): string {
    const node = this.#range?.startContainer
    const element = node instanceof Element ? node : node?.parentElement
    return element?.closest('a')?.getAttribute('href') ?? ''
  }

  /** Links the selection; an empty address removes the link. @returns false for an address that no page may lead to */
  setLink(address: string): boolean {
    const href = address.trim()
    if (href !== '' && !linkPattern.test(href)) return false
    this.#format(() => applyLink(href, this.#parts.holder))
    return true
  }

  /** Makes the block something else, as far as its text goes. */
  convert(kind: TextKind): void {
    const tool = this.#tool
    const converted = tool && convertedTo(tool.block, kind)
    if (tool && converted) this.replace(tool.id, converted, { index: 0, side: 'end' })
  }

  setLayout(change: Layout): void {
    const tool = this.#tool
    const block = tool?.block
    if (!tool || !block || !('text' in block || block.type === 'list') || block.type === 'code') return
    const { lineHeight, spaceBefore, spaceAfter, indent } = { ...block.layout, ...change }
    const layout: Layout = {
      ...(lineHeight !== undefined && { lineHeight }),
      ...(spaceBefore !== undefined && { spaceBefore }),
      ...(spaceAfter !== undefined && { spaceAfter }),
      ...(indent && { indent })
    }
    const { layout: _, ...bare } = block
    this.replace(tool.id, [Object.keys(layout).length > 0 ? { ...bare, layout } : bare], { index: 0, side: 'end' })
  }

  /** Adds blocks after the one with the caret; an empty paragraph there makes room for them. */
  insert(blocks: readonly Block[]): void {
    const tool = this.#tool ?? this.#all.at(-1)
    if (blocks.length === 0) return
    this.#endStep()
    const index = tool ? this.#editor.blocks.getBlockIndex(tool.id) : 0
    const isRoom = tool !== undefined && isEmptyBlock(tool.block)
    this.#exchange(isRoom ? index : index + 1, isRoom ? 1 : 0, blocks)
    const last = (isRoom ? index : index + 1) + blocks.length - 1
    this.#focusBlock(last, blocks.length === 1 && blocks[0]?.type !== 'image' ? 'start' : 'end')
    this.commit()
  }

  move(by: -1 | 1): void {
    const tool = this.#tool
    if (!tool) return
    const from = this.#editor.blocks.getBlockIndex(tool.id)
    const to = from + by
    if (to < 0 || to >= this.#editor.blocks.getBlocksCount()) return
    this.#endStep()
    this.#editor.blocks.move(to, from)
    this.commit()
  }

  remove(): void {
    if (this.#tool) this.replace(this.#tool.id, [])
  }

  clear(): void {
    this.show({ blocks: [] })
  }

  /** Replaces the whole text, as by a draft. It can be undone. */
  show(document: BlockDocument): void {
    this.#endStep()
    this.#exchange(0, this.#editor.blocks.getBlocksCount(), document.blocks)
    this.#focusBlock(0, 'start')
    this.commit()
  }

  runTable(action: TableAction): void {
    if (this.#tool instanceof TableTool) this.#tool.run(action)
  }

  setChartKind(kind: ChartKind): void {
    if (this.#tool instanceof ChartTool) this.#tool.setKind(kind)
  }

  /** Draws the table with the caret as a chart. */
  draw(chart: Block): void {
    if (this.#tool) this.replace(this.#tool.id, [chart])
  }

  editChartTable(): void {
    const tool = this.#tool
    if (tool?.block.type === 'chart') this.replace(tool.id, [tableOfChart(tool.block)], { index: 0, side: 'start' })
  }

  /** Replaces images by others, where they still are. */
  replaceImages(replacements: ReadonlyMap<Block, Block>): void {
    this.#endStep()
    for (const tool of this.#all) {
      const fresh = replacements.get(tool.block)
      if (!fresh) continue
      const hasFocus = tool.root.contains(document.activeElement)
      const index = this.#editor.blocks.getBlockIndex(tool.id)
      this.#exchange(index, 1, [fresh])
      if (hasFocus) this.#focusBlock(index, 'start')
    }
    this.commit()
  }

  // Events.

  #listen(): void {
    const { holder } = this.#parts
    const { signal } = this.#listening
    const options = { signal, capture: true }
    // Editor.js listens on the document while it captures, so only the window is before it.
    addEventListener('keydown', (event) => this.#keydown(event), options)
    const within = <Type extends keyof HTMLElementEventMap>(type: Type, handle: (event: HTMLElementEventMap[Type]) => void) =>
      holder.addEventListener(type, handle, options)
    within('beforeinput', (event) => this.#beforeInput(event))
    within('input', () => this.#input())
    within('compositionstart', () => {
      this.#endStep()
      this.#isComposing = true
    })
    within('compositionend', () => {
      this.#isComposing = false
      this.#input()
    })
    within('paste', (event) => this.#paste(event, event.clipboardData))
    within('drop', (event) => this.#paste(event, event.dataTransfer))
    within('focusin', () => this.#follow())
    within('click', (event) => {
      // A link in a text is there to be edited.
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
    document.addEventListener('selectionchange', () => this.#follow(), { signal })
  }

  /** Remembers the block and the selection, which are gone while a button of the toolbar has the focus. */
  #follow(): void {
    const active = document.activeElement
    const tool = this.#all.find(({ root }) => active !== null && root.contains(active))
    if (!tool) return
    this.#current = tool.id
    this.#range = rangeIn(tool.root)?.cloneRange() ?? this.#range
    this.#tellCurrent(tool)
    this.#report()
  }

  /** Editor.js knows the current block only by the pointer and its own keys. */
  #tellCurrent(tool: Tool): void {
    const index = this.#editor.blocks.getBlockIndex(tool.id)
    const active = document.activeElement
    const range = this.#range
    if (index === this.#editor.blocks.getCurrentBlockIndex() || !(active instanceof HTMLElement) || !active.isContentEditable)
      return
    this.#editor.caret.setToBlock(index)
    active.focus()
    if (!range) return
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }

  #beforeInput(event: InputEvent): void {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') event.preventDefault()
    // Replacing a selection is a step of its own.
    else if (getSelection()?.isCollapsed === false && !this.#isComposing) this.#endStep()
  }

  #input(): void {
    this.#setLeaving(false)
    clearTimeout(this.#timer)
    if (this.#isComposing) return
    this.#keystrokes += 1
    if (this.#keystrokes >= historyLimits.keystrokes) this.commit()
    else this.#timer = setTimeout(() => this.commit(), historyLimits.idle)
  }

  #keydown(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof Element) || !this.#parts.holder.contains(target)) {
      // Editor.js would act on the current block for keys that are typed elsewhere on the page.
      Object.defineProperty(event, 'keyCode', { value: 0 })
      return
    }
    // While text is composed, keys belong to the input method. Editor.js would split the block at Enter.
    if (event.isComposing || event.keyCode === 229) event.stopPropagation()
    else if (this.#handleKey(event)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (this.#isOwn(event, target)) event.stopPropagation()
  }

  /** Keys that Editor.js must not see: those of native fields, its menu, and its way with tabs. */
  #isOwn({ key }: KeyboardEvent, target: Element): boolean {
    if (key === '/' || key === 'Tab' || key === 'Enter') return true
    return target.matches('input, button, select') || (target.matches('textarea') && !key.startsWith('Arrow'))
  }

  #handleKey(event: KeyboardEvent): boolean {
    this.#follow()
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isCommand && this.#runShortcut(event)) return true
    if (event.altKey && event.key === 'F10') {
      this.#parts.focusToolbar()
      return true
    }
    if (event.key === 'Escape') {
      this.#setLeaving(true)
      return false
    }
    if (event.key === 'Tab' && this.#isLeaving) {
      this.#setLeaving(false)
      if (event.shiftKey) this.#parts.focusToolbar()
      else this.#parts.focusAfter()
      // From behind the editor, the browser itself goes on to what follows.
      return event.shiftKey
    }
    if (event.key !== 'Shift') this.#setLeaving(false)
    const tool = this.#tool
    if (!tool) return false
    if (tool.handleKey(event)) return true
    if (event.key === 'Enter' && isCommand) {
      this.replace(tool.id, [tool.block, { type: 'paragraph', text: [] }], { index: 1, side: 'start' })
      return true
    }
    return this.#insertTab(event) || this.#joinAtBorder(event, tool) || this.#moveAcross(event)
  }

  #setLeaving(isLeaving: boolean): void {
    if (isLeaving === this.#isLeaving) return
    this.#isLeaving = isLeaving
    this.#parts.onLeaving(isLeaving)
  }

  #runShortcut({ key, shiftKey }: KeyboardEvent): boolean {
    const shortcuts: Record<string, () => void> = {
      b: () => this.toggle('bold'),
      i: () => this.toggle('italic'),
      u: () => this.toggle('underline'),
      k: () => this.editLink(),
      z: () => (shiftKey ? this.redo() : this.undo()),
      y: () => this.redo()
    }
    const run = shortcuts[key.toLowerCase()]
    run?.()
    return run !== undefined
  }

  #insertTab({ key, shiftKey, target, altKey, ctrlKey }: KeyboardEvent): boolean {
    const isText = target instanceof HTMLElement && target.isContentEditable
    if (key !== 'Tab' || shiftKey || altKey || ctrlKey || !isText) return false
    // HTML shows several spaces as one, except these.
    document.execCommand('insertText', false, '\u00a0'.repeat(tabSpaces))
    return true
  }

  /** Arrow keys at the border of a field go on to the next one, in the same block or another. */
  #moveAcross({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : key === 'ArrowDown' || key === 'ArrowRight' ? 1 : 0
    if (by === 0 || shiftKey || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
    const isAtBorder = target.isContentEditable ? isCaretAt(target, by < 0 ? 'start' : 'end') : target instanceof HTMLHRElement
    const stops = this.#all.flatMap((tool) => {
      const inner = fieldsOf(tool.root)
      return inner.length > 0 ? inner : tool.firstField ? [tool.firstField] : []
    })
    const next = stops[stops.findIndex((stop) => stop.isSameNode(target)) + by]
    if (!isAtBorder || !next) return false
    if (next instanceof HTMLHRElement || next instanceof HTMLButtonElement) next.focus()
    else setCaret(next, by < 0 ? Number.POSITIVE_INFINITY : 0)
    return true
  }

  /** Backspace at the start of a paragraph and Delete at the end of a text join it with its neighbor. */
  #joinAtBorder({ key, target }: KeyboardEvent, tool: Tool): boolean {
    if ((key !== 'Backspace' && key !== 'Delete') || !(tool instanceof TextTool) || target !== tool.firstField) return false
    const back = key === 'Backspace'
    if (!isCaretAt(tool.firstField, back ? 'start' : 'end')) return false
    const index = this.#editor.blocks.getBlockIndex(tool.id)
    const other = this.#all[back ? index - 1 : index + 1]
    if (!other) return true
    const [first, second] = back ? [other, tool] : [tool, other]
    this.#endStep()
    if (isEmptyBlock(tool.block) || isEmptyBlock(other.block)) {
      const empty = isEmptyBlock(tool.block) ? tool : other
      this.#exchange(this.#editor.blocks.getBlockIndex(empty.id), 1, [])
      this.#focusBlock(
        this.#editor.blocks.getBlockIndex((empty === first ? second : first).id),
        empty === first ? 'start' : 'end'
      )
    } else if (first instanceof TextTool && second instanceof TextTool) {
      const at = this.#editor.blocks.getBlockIndex(first.id)
      const offset = lengthOf(first.block)
      this.#exchange(at, 2, [{ ...first.block, text: joinedLine(first, second) }])
      placeCaret(this.#elements, { block: at, field: 0, offset })
      this.#follow()
    } else this.#focusBlock(this.#editor.blocks.getBlockIndex(other.id), back ? 'end' : 'start')
    this.commit()
    return true
  }

  /** Nothing that is pasted gets to Editor.js, which would put its HTML into the page. */
  #paste(event: Event, data: DataTransfer | null): void {
    const { target } = event
    const isPlain = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    event.stopPropagation()
    if (isPlain) return
    event.preventDefault()
    if (!data) return
    const html = data.getData('text/html')
    const files = [...data.files]
    if (files.length > 0 && !/<(p|td|li|h\d)\b/i.test(html)) {
      this.#parts.onFiles(files)
      return
    }
    const text = data.getData('text/plain')
    const pasted: Pasted =
      html === ''
        ? { blocks: blocksOfText(text), images: new Map() }
        : blocksOfHtml(new DOMParser().parseFromString(html, 'text/html').body)
    this.#endStep()
    this.#insertPasted(pasted)
    if (pasted.images.size > 0) this.#parts.onRemoteImages(pasted.images)
  }

  /** A single paragraph, and what is pasted into a list or cell, becomes a part of the line; blocks follow the block. */
  #insertPasted({ blocks }: Pasted): void {
    const tool = this.#tool
    const field = tool && closestField(document.activeElement)
    const [only] = blocks
    const isLine = blocks.length === 1 && only?.type === 'paragraph'
    const canNest = tool instanceof TextTool
    const lines = blocks.every(({ type }) => ['paragraph', 'heading', 'quote', 'code'].includes(type))
    if (field?.isContentEditable && (isLine || (lines && !canNest))) {
      insertLine(joined(blocks.flatMap(linesOfBlock)))
      this.commit()
      return
    }
    if (!(canNest && field && !isEmptyBlock(tool.block))) {
      this.insert(blocks)
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
    this.replace(tool.id, [...before, ...blocks, ...after], { index: before.length + blocks.length - 1, side: 'end' })
  }
}

const toolData = (block: Block) => ({ type: block.type, data: block })

const lengthOf = (block: Block): number => {
  const count = (nodes: readonly RichNode[]): number =>
    nodes.reduce((sum, node) => sum + (typeof node === 'string' ? node.length : node.tag === 'br' ? 1 : count(node.children)), 0)
  return 'text' in block && typeof block.text !== 'string' ? count(block.text) : 0
}

const joinedLine = (first: TextTool, second: TextTool): RichNode[] => [...first.block.text, ...second.block.text]

function closestField(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[contenteditable="true"], textarea, input') ?? undefined
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
