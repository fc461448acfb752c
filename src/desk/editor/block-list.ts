import EditorJS, { type ToolConstructable } from '@editorjs/editorjs'
import type { Block, BlockType } from '~/contract/blocks'
import { fieldsOf, setCaret } from './caret'
import { ChartTool } from './tools/chart-tool'
import { ListTool } from './tools/list-tool'
import { AttachmentsTool, ImageTool, PlayerTool } from './tools/media-tools'
import { CodeTool, DelimiterTool } from './tools/plain-tools'
import { TableTool } from './tools/table-tool'
import { TextTool } from './tools/text-tools'
import type { Tool, ToolConfig, ToolHost } from './tools/tool'

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

const toolData = (block: Block) => ({ type: block.type, data: block })

interface BlockListParts {
  holder: HTMLElement
  blocks: readonly Block[]
  /** Of the page's document, for the style sheet of Editor.js. */
  nonce: string
  host: ToolHost
}

/** The blocks of a text in order, as Editor.js keeps them, and which of them has the caret. */
export class BlockList {
  readonly ready: Promise<void>
  readonly #editor: EditorJS
  readonly #tools = new Map<string, Tool>()
  #current: string | undefined

  constructor({ holder, blocks, nonce, host }: BlockListParts) {
    const config: ToolConfig = { host: () => host }
    this.#editor = new EditorJS({
      holder,
      tools: Object.fromEntries(
        Object.entries(tools).map(([name, tool]) => [name, { class: tool, config, inlineToolbar: false }])
      ),
      defaultBlock: 'paragraph',
      data: { blocks: blocks.map(toolData) },
      inlineToolbar: false,
      // Space below the text (spec §9).
      minHeight: 25,
      style: { nonce }
    })
    // A block listens to its changes only once the browser is idle, and Editor.js warns in the console if a block goes before
    // any block has listened: an author who pastes at once, or a busy device.
    this.ready = this.#editor.isReady.then(() => this.#editor.on('redactor dom changed', () => undefined))
  }

  destroy(): void {
    this.#editor.destroy()
  }

  add(id: string, tool: Tool): void {
    this.#tools.set(id, tool)
  }

  forget(id: string): void {
    this.#tools.delete(id)
  }

  get tools(): Tool[] {
    const count = this.#editor.blocks.getBlocksCount()
    return Array.from({ length: count }, (_, index) => this.#editor.blocks.getBlockByIndex(index)?.id ?? '').flatMap((id) => {
      const tool = this.#tools.get(id)
      return tool ? [tool] : []
    })
  }

  get elements(): HTMLElement[] {
    return this.tools.map(({ root }) => root)
  }

  get count(): number {
    return this.#editor.blocks.getBlocksCount()
  }

  read(): Block[] {
    return this.tools.map(({ block }) => block)
  }

  indexOf({ id }: Pick<Tool, 'id'>): number {
    return this.#editor.blocks.getBlockIndex(id)
  }

  /** The block at a height of the window, or the next one below it. */
  at(y: number): Tool | undefined {
    const { tools } = this
    return tools.find(({ root }) => root.getBoundingClientRect().bottom >= y) ?? tools.at(-1)
  }

  /** The block with the caret. */
  get current(): Tool | undefined {
    return this.#current === undefined ? undefined : this.#tools.get(this.#current)
  }

  /** Makes a block the current one without the caret in it. */
  choose({ id }: Tool): void {
    this.#current = id
  }

  /** Takes the block with the focus as the current one. @returns undefined if none has it */
  follow(): Tool | undefined {
    const active = document.activeElement
    const { current } = this
    // While text is typed, this is asked at every key.
    if (active && current?.root.contains(active)) return current
    const tool = this.tools.find(({ root }) => active !== null && root.contains(active))
    if (tool) this.#current = tool.id
    return tool
  }

  /** Tells Editor.js the current block, which it knows only by the pointer and its own keys. The selection stays. */
  tellCurrent(tool: Tool, range: Range): void {
    const index = this.indexOf(tool)
    const active = document.activeElement
    if (index === this.#editor.blocks.getCurrentBlockIndex() || !(active instanceof HTMLElement) || !active.isContentEditable)
      return
    this.#editor.caret.setToBlock(index)
    active.focus()
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  }

  focus(index: number, side: 'start' | 'end'): void {
    const tool = this.tools[index]
    if (!tool) return
    const fields = fieldsOf(tool.root)
    const field = side === 'start' ? tool.firstField : (fields.at(-1) ?? tool.firstField)
    this.#current = tool.id
    if (field?.isContentEditable || field instanceof HTMLTextAreaElement)
      setCaret(field, side === 'start' ? 0 : Number.POSITIVE_INFINITY)
    else field?.focus()
  }

  /** Replaces `count` blocks from an index on by others. */
  exchange(at: number, count: number, blocks: readonly Block[]): void {
    const { blocks: api } = this.#editor
    if (blocks.length > 0) api.insertMany(blocks.map(toolData), at + count)
    // After the last block is deleted, Editor.js adds an empty one.
    for (let index = 0; index < count; index += 1) api.delete(at)
  }

  move(from: number, to: number): void {
    this.#editor.blocks.move(to, from)
  }

  /** Shows other blocks; those that are the same keep their elements. @returns the index of the first one that differs */
  show(wanted: readonly Block[]): number {
    const shown = this.read()
    let head = 0
    while (head < Math.min(shown.length, wanted.length) && shown[head] === wanted[head]) head += 1
    let tail = 0
    const most = Math.min(shown.length, wanted.length) - head
    while (tail < most && shown[shown.length - 1 - tail] === wanted[wanted.length - 1 - tail]) tail += 1
    this.exchange(head, shown.length - head - tail, wanted.slice(head, wanted.length - tail))
    return head
  }
}
