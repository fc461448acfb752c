import type { BlockTool, BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block } from '~/contract/blocks'
import type { MediaItem } from '~/contract/media'
import type { RichNode } from '~/contract/rich-text'
import { lineOfNodes, nodesOf } from '../inline'

/** What a block can ask of the editor around it. */
export interface ToolHost {
  register: (id: string, tool: Tool) => void
  forget: (id: string) => void
  /** Reports a change that no input event tells of. */
  changed: () => void
  /** Replaces a block by others, and puts the caret at the start or end of one of them. */
  replace: (id: string, blocks: readonly Block[], focus?: { index: number; side: 'start' | 'end' }) => void
  /** Opens the field for the address of a link. */
  editLink: () => void
  /**
   * Asks for the alternative texts of an image of the media library.
   * @param copy what the image in the text says now
   */
  describe: (file: MediaItem, copy: string) => void
}

/** Editor.js copies the configuration, but not functions. */
export interface ToolConfig {
  host: () => ToolHost
}

/** A block of the editor: elements that are made from its data, and its data read from them. No HTML in between. */
export abstract class Tool<Kind extends Block = Block> implements BlockTool {
  /** The editor splits and joins blocks itself. */
  static readonly enableLineBreaks = true

  readonly id: string
  readonly root: HTMLElement = document.createElement('div')
  protected readonly host: ToolHost
  #known: Kind | undefined
  #html: string | undefined

  constructor({ block, config }: BlockToolConstructorOptions) {
    this.id = block.id
    this.host = readHost(config)
  }

  /** Reads the data from the elements. */
  protected abstract read(): Kind

  /** Whether the block has native fields, whose values are not in its markup. */
  protected readonly hasFields: boolean = false

  /** States what the elements were made from, which is the data as long as nothing changes. */
  protected begin(given: Kind): void {
    this.#known = given
  }

  /** The data. As long as nothing changes, it is the same object. */
  get block(): Kind {
    const html = this.root.innerHTML
    if (this.#known && this.#html === html && !this.hasFields) return this.#known
    const block = this.read()
    this.#html = html
    if (!this.#known || JSON.stringify(this.#known) !== JSON.stringify(block)) this.#known = block
    return this.#known
  }

  /** Where the caret goes when the block is opened. */
  get firstField(): HTMLElement | undefined {
    return undefined
  }

  render(): HTMLElement {
    this.host.register(this.id, this)
    return this.root
  }

  save(): Block {
    return this.block
  }

  removed(): void {
    this.host.forget(this.id)
  }

  /** Handles a key before Editor.js does. @returns whether it did */
  handleKey(_event: KeyboardEvent): boolean {
    return false
  }
}

function readHost(config: unknown): ToolHost {
  if (isToolConfig(config)) return config.host()
  throw new Error('A block needs the editor around it')
}
const isToolConfig = (config: unknown): config is ToolConfig =>
  typeof config === 'object' && config !== null && 'host' in config && typeof config.host === 'function'

/** A field for a line of formatted text. */
export function lineField(className: string, label: string, line: readonly RichNode[]): HTMLElement {
  const field = document.createElement('div')
  field.className = className
  field.contentEditable = 'true'
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-multiline', 'true')
  field.setAttribute('aria-label', label)
  field.append(...nodesOf(line))
  return field
}

/** The line in a field. A break at its end only gives the browser's last line its height. */
export function lineIn(field: Element): RichNode[] {
  const line = lineOfNodes(field.childNodes)
  const end = line.at(-1)
  return typeof end === 'object' && end.tag === 'br' ? line.slice(0, -1) : line
}
