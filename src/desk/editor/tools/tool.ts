import type { BlockTool, BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block } from '~/contract/blocks'
import type { MediaItem } from '~/contract/media'
import type { RichNode } from '~/contract/rich-text'
import { closestField, contentsOf, fieldsOf } from '../caret'
import { lineOfNodes, nodesOf } from '../inline'

/** The editor around a block, as the block calls it. */
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
   * @param copy alternative text of the image in the text at present
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
  /** Collects the changes of the elements since they were last read. */
  readonly #changes = new MutationObserver((records) => this.#note(records))
  #changed = new Set<Node>()

  constructor({ block, config }: BlockToolConstructorOptions) {
    this.id = block.id
    this.host = readHost(config)
  }

  /**
   * Reads the data from the elements.
   * @param changed nodes that have changed since the last time; a large block reads only the fields around them
   */
  protected abstract read(changed: ReadonlySet<Node>): Kind

  /** Whether the data is unchanged since it was last read. */
  protected isSame(known: Kind, block: Kind): boolean {
    return JSON.stringify(known) === JSON.stringify(block)
  }

  /** Whether the block has native fields, whose values are not in its markup. */
  protected readonly hasFields: boolean = false

  /** Sets the data from which the elements were made. It stays the data while nothing changes. */
  protected begin(given: Kind): void {
    this.#known = given
    this.#changes.observe(this.root, { childList: true, characterData: true, attributes: true, subtree: true })
  }

  #note(records: readonly MutationRecord[]): void {
    for (const { target } of records) this.#changed.add(target)
  }

  /** The data. While nothing changes, it is the same object. */
  get block(): Kind {
    this.#note(this.#changes.takeRecords())
    if (this.#known && this.#changed.size === 0 && !this.hasFields) return this.#known
    const changed = this.#changed
    this.#changed = new Set()
    const block = this.read(changed)
    if (!this.#known || !this.isSame(this.#known, block)) this.#known = block
    return this.#known
  }

  /** Field that gets the caret when the block is opened; undefined for none. */
  get firstField(): HTMLElement | undefined {
    return undefined
  }

  /** Index of a field among those of the block. */
  orderOf(field: Element): number {
    return fieldsOf(this.root).findIndex((other) => other.isSameNode(field))
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

  /** A selection within the block as blocks of their own: a line of text, if it is within a field. */
  selected(range: Range | undefined): Block[] {
    const field = range && closestField(range.commonAncestorContainer)
    if (!range || range.collapsed || !field) return []
    const holder = document.createElement('div')
    holder.append(contentsOf(range, field))
    const text = lineOfNodes(holder.childNodes)
    return text.length > 0 ? [{ type: 'paragraph', text }] : []
  }

  /** Deletes the selection. */
  removeSelected(): void {
    document.execCommand('delete')
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
  // The keyboard reaches a scroll container around a field through the field.
  field.tabIndex = 0
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-multiline', 'true')
  field.setAttribute('aria-label', label)
  // Editor.js looks for the fields of a block after each change in it: in a large table, at each key through thousands.
  field.dataset.mutationFree = 'true'
  field.append(...nodesOf(line))
  return field
}

/** The line in a field. A break at its end only gives the browser's last line its height. */
export function lineIn(field: Element): RichNode[] {
  const line = lineOfNodes(field.childNodes)
  const end = line.at(-1)
  return typeof end === 'object' && end.tag === 'br' ? line.slice(0, -1) : line
}
