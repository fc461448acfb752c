import { m } from '~/paraglide/messages'
import type { BlockList } from './block-list'
import type { Tool } from './tools/tool'

interface BlockSelectionParts {
  holder: HTMLElement
  blocks: BlockList
  /** Called when the selection changes. */
  onChange: () => void
  /** Takes the text that is typed in place of the selected blocks. */
  onTyped: (text: string) => void
}

/** Selector of the elements that handle a press themselves. */
const pressable = '[contenteditable="true"], input, textarea, button, a, hr, video, audio'

/**
 * Blocks that are selected as a whole: with the pointer, the arrow keys and Shift, or Ctrl+A. While there are some, a field of
 * its own has the focus, so that typed or composed text goes nowhere else and the selection of the browser paints nothing.
 */
export class BlockSelection {
  readonly #parts: BlockSelectionParts
  readonly #field = document.createElement('textarea')
  #ends: { anchor: string; head: string } | undefined
  #painted: readonly Tool[] = []
  #isDragging = false
  #isComposing = false
  #hasDragged = false

  constructor(parts: BlockSelectionParts) {
    this.#parts = parts
    this.#field.className = 'editor-selection'
    this.#field.tabIndex = -1
    this.#field.rows = 1
    this.#field.hidden = true
  }

  listen(signal: AbortSignal): void {
    const { holder } = this.#parts
    holder.append(this.#field)
    // Editor.js selects blocks itself, in its own way, if it sees a press. It listens on the document.
    addEventListener('mousedown', (event) => this.#press(event), { signal, capture: true })
    holder.addEventListener('click', (event) => this.#click(event), { signal, capture: true })
    this.#field.addEventListener('blur', ({ relatedTarget }) => this.#blur(relatedTarget), { signal })
    this.#field.addEventListener('input', () => this.#take(), { signal })
    this.#field.addEventListener('compositionstart', () => this.#compose(true), { signal })
    this.#field.addEventListener('compositionend', () => this.#compose(false), { signal })
  }

  /** The selected blocks in order. */
  get tools(): readonly Tool[] {
    const ends = this.#ends
    if (!ends) return []
    const { tools } = this.#parts.blocks
    const [anchor, head] = [ends.anchor, ends.head].map((end) => tools.findIndex(({ id }) => id === end))
    if (anchor === undefined || head === undefined || anchor < 0 || head < 0) return []
    return tools.slice(Math.min(anchor, head), Math.max(anchor, head) + 1)
  }

  /** The selected blocks, or else the one with the caret. */
  get toolsOrCurrent(): readonly Tool[] {
    const { current } = this.#parts.blocks
    return this.isActive ? this.tools : current ? [current] : []
  }

  get isActive(): boolean {
    return this.#ends !== undefined
  }

  get isDragging(): boolean {
    return this.#isDragging
  }

  isField(target: EventTarget | null): boolean {
    return target === this.#field
  }

  /** Selects the blocks between two, both included. */
  select(anchor: Tool | undefined, head: Tool | undefined): void {
    if (!anchor || !head) return
    if (this.#ends?.anchor === anchor.id && this.#ends.head === head.id && this.#painted.length > 0) return
    this.#ends = { anchor: anchor.id, head: head.id }
    this.#paint()
    this.#parts.blocks.choose(this.tools.at(-1) ?? head)
    if (!this.#isDragging) this.focus()
    this.#parts.onChange()
  }

  /** Selects `count` blocks from an index on. */
  selectFrom(index: number, count: number): void {
    const { tools } = this.#parts.blocks
    this.select(tools[index], tools[index + count - 1])
  }

  /** Moves the end that was selected last. */
  extend(by: -1 | 1): void {
    const { tools } = this.#parts.blocks
    const at = (id: string | undefined) => tools.findIndex((tool) => tool.id === id)
    const next = tools[at(this.#ends?.head) + by]
    this.select(tools[at(this.#ends?.anchor)], next)
    next?.root.scrollIntoView({ block: 'nearest' })
  }

  clear(): void {
    if (!this.#ends) return
    this.#ends = undefined
    this.#field.hidden = true
    this.#paint()
    this.#parts.onChange()
  }

  focus(): void {
    const [first] = this.tools
    if (!first) return
    const { holder } = this.#parts
    // Text that is being composed appears in place of the blocks.
    const top = first.root.getBoundingClientRect().top - holder.getBoundingClientRect().top
    this.#field.style.top = `${Math.round(top)}px`
    const label = m.editor_marked({ count: this.tools.length })
    this.#field.setAttribute('aria-label', label)
    // Browsers copy and cut only where something is selected.
    this.#field.value = label
    this.#field.hidden = false
    this.#field.focus({ preventScroll: true })
    this.#field.select()
  }

  #paint(): void {
    const { tools } = this
    for (const tool of this.#painted) if (!tools.includes(tool)) tool.root.classList.remove('is-selected-block')
    for (const tool of tools) tool.root.classList.add('is-selected-block')
    this.#painted = tools
    this.#parts.holder.classList.toggle('has-selected-blocks', tools.length > 0)
  }

  #take(): void {
    if (this.#isComposing || !this.#ends) return
    const { value } = this.#field
    this.#field.value = ''
    this.#parts.onTyped(value)
  }

  #compose(isComposing: boolean): void {
    this.#isComposing = isComposing
    this.#field.classList.toggle('is-composing', isComposing)
    if (!isComposing) this.#take()
  }

  /** The selection remains while the toolbar has the focus, and while another window has. */
  #blur(next: EventTarget | null): void {
    const { holder } = this.#parts
    const isNear = next instanceof Node && holder.closest('.editor')?.contains(next)
    if (!isNear && document.hasFocus()) this.clear()
  }

  #press(event: MouseEvent): void {
    const { target } = event
    const { holder, blocks } = this.#parts
    if (!(target instanceof Element) || !holder.contains(target)) return
    event.stopPropagation()
    this.#hasDragged = false
    const start = blocks.at(event.clientY)
    if (event.button !== 0) {
      // The menu of the right button is for the selected blocks.
      if (start && this.tools.includes(start)) event.preventDefault()
      return
    }
    // A selection that begins between the fields would paint text on which no key acts.
    if (!target.closest(pressable)) event.preventDefault()
    const from = event.shiftKey ? (this.tools[0] ?? blocks.current) : undefined
    if (from && start && from !== start) {
      event.preventDefault()
      this.select(from, start)
      return
    }
    this.clear()
    if (start) this.#dragFrom(start)
  }

  #dragFrom(start: Tool): void {
    const { holder, blocks } = this.#parts
    const stop = new AbortController()
    const { signal } = stop
    const end = () => {
      stop.abort()
      this.#isDragging = false
      if (this.#ends) this.focus()
    }
    const drag = (event: MouseEvent) => {
      if (event.buttons === 0) return end()
      if (holder.querySelector('.is-dragging')) return
      const over = blocks.at(event.clientY)
      if (!over || (over === start && !this.#ends)) return
      this.#isDragging = true
      if (over === start) this.clear()
      else {
        this.#hasDragged = true
        this.select(start, over)
      }
    }
    addEventListener('mousemove', drag, { signal })
    addEventListener('mouseup', end, { signal })
    addEventListener('dragstart', end, { signal })
  }

  /** A press that has selected blocks is no click, by which Editor.js would add a paragraph at the end. */
  #click(event: MouseEvent): void {
    if (!this.#hasDragged) return
    this.#hasDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
}
