import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block, BlockOf } from '~/contract/blocks'
import { syntaxPattern } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { tabSpaces } from '../constants'
import { Tool } from './tool'

type Code = BlockOf<'code'>

const isCode = (data: object): data is Code => 'type' in data && data.type === 'code'

/** A named native field. */
export function namedField<Name extends 'input' | 'textarea'>(
  name: Name,
  label: string,
  value: string
): HTMLElementTagNameMap[Name] {
  const field = document.createElement(name)
  field.setAttribute('aria-label', label)
  field.placeholder = label
  field.value = value
  return field
}

/** Code with the name of its language. */
export class CodeTool extends Tool<Code> {
  protected override readonly hasFields = true
  readonly #text: HTMLTextAreaElement
  readonly #syntax: HTMLInputElement

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const { data } = options
    const code: Code = isCode(data) ? data : { type: 'code', text: '' }
    this.#syntax = namedField('input', m.editor_code_syntax(), code.syntax ?? '')
    this.#text = namedField('textarea', m.editor_code(), code.text)
    this.#text.spellcheck = false
    this.root.className = 'editor-code'
    this.root.append(this.#syntax, this.#text)
    this.begin(code)
  }

  override get firstField(): HTMLElement {
    return this.#text
  }

  protected override read(): Code {
    const syntax = this.#syntax.value.trim()
    return { type: 'code', ...(syntaxPattern.test(syntax) && { syntax }), text: this.#text.value }
  }

  override handleKey(event: KeyboardEvent): boolean {
    if (event.key !== 'Tab' || event.shiftKey || event.target !== this.#text) return false
    this.#text.setRangeText(' '.repeat(tabSpaces), this.#text.selectionStart, this.#text.selectionEnd, 'end')
    this.#text.dispatchEvent(new InputEvent('input', { bubbles: true }))
    return true
  }
}

/** A line between parts of a text. It takes the focus, so that it can be deleted. */
export class DelimiterTool extends Tool<BlockOf<'delimiter'>> {
  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const line = document.createElement('hr')
    line.tabIndex = 0
    line.setAttribute('aria-label', m.editor_delimiter())
    this.root.append(line)
    this.begin({ type: 'delimiter' })
  }

  override get firstField(): HTMLElement | undefined {
    return this.root.querySelector('hr') ?? undefined
  }

  /** The line is selected where it has the focus. */
  override selected(): Block[] {
    return [this.block]
  }

  override removeSelected(): void {
    this.host.replace(this.id, [], { index: 0, side: 'end' })
  }

  protected override read(): BlockOf<'delimiter'> {
    return { type: 'delimiter' }
  }

  override handleKey(event: KeyboardEvent): boolean {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return false
    this.removeSelected()
    return true
  }
}
