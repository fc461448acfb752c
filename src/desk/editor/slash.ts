import type { BlockList } from './block-list'
import { isCaretAt, setCaret } from './caret'
import { commandsFor, type SlashCommand } from './slash-commands'
import { TextTool } from './tools/text-tools'

/** State of the list of commands. */
export interface SlashState {
  commands: readonly SlashCommand[]
  selected: number
  /** The paragraph with the slash, below which the list is. */
  field: HTMLElement
}

interface SlashParts {
  blocks: BlockList
  onChange: (state: SlashState | undefined) => void
  onCommand: (command: SlashCommand) => void
  /** Stores the slash and the filter after it as text, if no command was chosen. */
  onText: () => void
}

/** Ids of the list and its options, for screen readers. */
export const slashId = 'editor-slash'
export const optionId = (index: number): string => `${slashId}-${index}`

/** Input methods for Chinese write another character with the same key. */
const pattern = /^[/／、](\S{0,20})$/

/**
 * The list that a slash in an empty paragraph opens. While it is open, slash and filter are no part of the text: neither
 * stored nor a step that can be undone. Focus and caret stay in the paragraph, which is a combobox meanwhile.
 */
export class Slash {
  readonly #parts: SlashParts
  #state: SlashState | undefined

  constructor(parts: SlashParts) {
    this.#parts = parts
  }

  get isOpen(): boolean {
    return this.#state !== undefined
  }

  /** Updates the list after typing. @param isInserted whether text was added, rather than deleted */
  typed(isInserted: boolean): void {
    const tool = this.#parts.blocks.current
    const field = tool instanceof TextTool && tool.isParagraph ? tool.firstField : undefined
    const text = field?.textContent ?? ''
    if (!this.#state && !(isInserted && text.length === 1)) return
    const query = pattern.exec(text)?.[1]
    const commands = query === undefined ? [] : commandsFor(query)
    if (field && commands.length > 0) this.#show({ commands, selected: 0, field })
    else this.close()
  }

  /** Closes the list when the caret has left the typed text. */
  follow(): void {
    const field = this.#state?.field
    if (field && !(field.isSameNode(document.activeElement) && isCaretAt(field, 'end'))) this.close()
  }

  /** @returns whether the key was the list's */
  handleKey({ key }: KeyboardEvent): boolean {
    const state = this.#state
    if (!state) return false
    const { commands, selected } = state
    const count = commands.length
    if (key === 'ArrowDown') this.#show({ ...state, selected: (selected + 1) % count })
    else if (key === 'ArrowUp') this.#show({ ...state, selected: (selected - 1 + count) % count })
    else if (key === 'Enter' || key === 'Tab') this.choose(commands[selected])
    else if (key === 'Escape') this.close()
    else return false
    return true
  }

  choose(command: SlashCommand | undefined): void {
    const state = this.#state
    if (!state || !command) return
    this.#hide(state)
    state.field.replaceChildren()
    setCaret(state.field, 0)
    this.#parts.onCommand(command)
  }

  /** Closes the list; the slash and the filter become text. */
  close(): void {
    if (!this.#state) return
    this.#hide(this.#state)
    this.#parts.onText()
  }

  #show(state: SlashState): void {
    this.#state = state
    const { field, selected } = state
    field.setAttribute('role', 'combobox')
    field.removeAttribute('aria-multiline')
    field.setAttribute('aria-haspopup', 'listbox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', 'true')
    field.setAttribute('aria-controls', slashId)
    field.setAttribute('aria-activedescendant', optionId(selected))
    this.#parts.onChange(state)
  }

  #hide({ field }: SlashState): void {
    this.#state = undefined
    field.setAttribute('role', 'textbox')
    field.setAttribute('aria-multiline', 'true')
    for (const name of ['haspopup', 'autocomplete', 'expanded', 'controls', 'activedescendant'])
      field.removeAttribute(`aria-${name}`)
    this.#parts.onChange(undefined)
  }
}
