import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block, BlockOf, Layout } from '~/contract/blocks'
import { m } from '~/paraglide/messages'
import { isCaretAt, isWholeSelected, takeAfterCaret } from '../caret'
import { lineOfNodes } from '../inline'
import { lineField, lineIn, Tool } from './tool'

type TextBlock = BlockOf<'paragraph'> | BlockOf<'heading'> | BlockOf<'quote'>

const isTextBlock = (data: object): data is TextBlock =>
  'type' in data && (data.type === 'paragraph' || data.type === 'heading' || data.type === 'quote')

/** Shows the layout of a block as a page does. */
export function showLayout(element: Element, { lineHeight, spaceBefore, spaceAfter, indent, align }: Layout): void {
  if (lineHeight !== undefined) element.classList.add(`lines-${lineHeight * 100}`)
  if (spaceBefore !== undefined) element.classList.add(`before-${spaceBefore}`)
  if (spaceAfter !== undefined) element.classList.add(`after-${spaceAfter}`)
  if (indent) element.classList.add('indented')
  if (align !== undefined) element.classList.add(`align-${align}`)
}

const labels: Readonly<Record<TextBlock['type'], () => string>> = {
  paragraph: m.editor_paragraph,
  heading: m.editor_heading,
  quote: m.editor_quote
}

/** A paragraph, heading or quote: one line of formatted text. Editor.js makes a new one without data: a paragraph. */
export class TextTool extends Tool<TextBlock> {
  readonly #field: HTMLElement
  readonly #given: TextBlock

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const { data } = options
    this.#given = isTextBlock(data) ? data : { type: 'paragraph', text: [] }
    const { type, text } = this.#given
    const heading = this.#given.type === 'heading' ? `-${this.#given.level}` : ''
    this.#field = lineField(`editor-text editor-${type}${heading}`, labels[type](), text)
    if (this.#given.layout) showLayout(this.#field, this.#given.layout)
    this.root.append(this.#field)
    this.begin(this.#given)
  }

  get isParagraph(): boolean {
    return this.#given.type === 'paragraph'
  }

  override get firstField(): HTMLElement {
    return this.#field
  }

  protected override read(): TextBlock {
    return { ...this.#given, text: lineIn(this.#field) }
  }

  override selected(range: Range | undefined): Block[] {
    const isWhole = range && !range.collapsed && isWholeSelected(this.#field)
    return isWhole ? [this.block] : super.selected(range)
  }

  override handleKey(event: KeyboardEvent): boolean {
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey
    if (event.key === 'Enter' && event.shiftKey) return breakLine()
    if (event.key === 'Enter' && isPlain) return this.#given.type === 'quote' ? this.#breakQuote() : this.#split()
    if (event.key === 'Backspace' && isPlain && this.#given.type !== 'paragraph' && isCaretAt(this.#field, 'start')) {
      const { layout } = this.#given
      this.host.replace(this.id, [{ type: 'paragraph', text: this.block.text, ...(layout && { layout }) }], {
        index: 0,
        side: 'start'
      })
      return true
    }
    return false
  }

  #split(): true {
    const isAtStart = isCaretAt(this.#field, 'start')
    const tail = lineOfNodes(takeAfterCaret(this.#field).childNodes)
    const { layout } = this.#given
    const head = this.block
    const rest = { type: 'paragraph', text: tail, ...(layout && { layout }) } as const
    // Enter at the start of a heading adds a paragraph above it, and the heading stays a heading.
    if (isAtStart && tail.length > 0)
      this.host.replace(
        this.id,
        [
          { ...rest, text: [] },
          { ...head, text: tail }
        ],
        { index: 1, side: 'start' }
      )
    else this.host.replace(this.id, [head, rest], { index: 1, side: 'start' })
    return true
  }

  /** An empty line at the end of a quote ends it. */
  #breakQuote(): true {
    const { text } = this.block
    const end = text.at(-1)
    const isEnd = isCaretAt(this.#field, 'end') && (text.length === 0 || (typeof end === 'object' && end.tag === 'br'))
    if (!isEnd) return breakLine()
    this.host.replace(
      this.id,
      [
        { ...this.block, text: text.slice(0, -1) },
        { type: 'paragraph', text: [] }
      ],
      { index: 1, side: 'start' }
    )
    return true
  }
}

function breakLine(): true {
  document.execCommand('insertLineBreak')
  return true
}
