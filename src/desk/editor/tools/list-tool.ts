import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Block, BlockOf, ListItem } from '~/contract/blocks'
import { m } from '~/paraglide/messages'
import { contentsOf, isCaretAt, isWholeSelected, rangeIn } from '../caret'
import { nodesOf } from '../inline'
import { showLayout } from './text-tools'
import { lineField, lineIn, Tool } from './tool'

type List = BlockOf<'list'>

const isList = (data: object): data is List => 'type' in data && data.type === 'list'

/** A list: the browser edits its items, the tool their levels. */
export class ListTool extends Tool<List> {
  readonly #field: HTMLElement
  readonly #given: List

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const { data } = options
    this.#given = isList(data) ? data : { type: 'list', isOrdered: false, items: [{ text: [], items: [] }] }
    this.#field = lineField('editor-text editor-list', m.editor_list(), [])
    const list = this.#listOf(this.#given.items)
    if (list instanceof HTMLOListElement && this.#given.start !== undefined) list.start = this.#given.start
    this.#field.append(list)
    if (this.#given.layout) showLayout(this.#field, this.#given.layout)
    this.root.append(this.#field)
    this.begin(this.#given)
  }

  override get firstField(): HTMLElement {
    return this.#field
  }

  #listOf(items: readonly ListItem[]): HTMLElement {
    const list = document.createElement(this.#given.isOrdered ? 'ol' : 'ul')
    for (const { text, items: inner } of items) {
      const item = document.createElement('li')
      item.append(...nodesOf(text))
      if (text.length === 0) item.append(document.createElement('br'))
      if (inner.length > 0) item.append(this.#listOf(inner))
      list.append(item)
    }
    return list
  }

  protected override read(): List {
    const items = itemsIn(this.#field)
    return { ...this.#given, items: items.length > 0 ? items : [{ text: [], items: [] }] }
  }

  /** Several items are a list. */
  override selected(range: Range | undefined): Block[] {
    if (!range || range.collapsed) return []
    if (isWholeSelected(this.#field)) return [this.block]
    const content = contentsOf(range, this.#field)
    if (!content.querySelector('li')) return super.selected(range)
    const holder = document.createElement('div')
    holder.append(content)
    return [{ type: 'list', isOrdered: this.#given.isOrdered, items: itemsIn(holder) }]
  }

  override handleKey(event: KeyboardEvent): boolean {
    const item = currentItem(this.#field)
    if (!item) return false
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey)
      return event.shiftKey ? this.#outdented(item) : indent(item, () => this.host.changed())
    if (event.key === 'Enter' && !event.shiftKey && isEmptyItem(item)) {
      if (outdent(item)) this.host.changed()
      else this.#leave(item)
      return true
    }
    const isFirst = item === this.#field.querySelector('li')
    if (event.key === 'Backspace' && isFirst && isCaretAt(this.#field, 'start')) {
      const [first, ...others] = this.block.items
      const rest = [...(first?.items ?? []), ...others]
      this.host.replace(
        this.id,
        [{ type: 'paragraph', text: first?.text ?? [] }, ...(rest.length > 0 ? [{ ...this.block, items: rest }] : [])],
        { index: 0, side: 'start' }
      )
      return true
    }
    return false
  }

  #outdented(item: HTMLElement): true {
    if (outdent(item)) this.host.changed()
    return true
  }

  /** Ends the list at an empty item; the items after it are a list of their own, which goes on with the numbers. */
  #leave(item: HTMLElement): void {
    const at = [...(item.parentElement?.children ?? [])].indexOf(item)
    const { items } = this.block
    const [before, after] = [items.slice(0, at), items.slice(at + 1)]
    const start = this.#given.isOrdered && before.length > 0 ? { start: (this.#given.start ?? 1) + before.length } : {}
    const paragraph = { type: 'paragraph', text: [] } as const
    this.host.replace(
      this.id,
      [
        ...(before.length > 0 ? [{ ...this.block, items: before }] : []),
        { ...paragraph, text: [] },
        ...(after.length > 0 ? [{ ...this.block, ...start, items: after }] : [])
      ],
      { index: before.length > 0 ? 1 : 0, side: 'start' }
    )
  }
}

const isListElement = (node: Node): node is HTMLElement => node instanceof HTMLUListElement || node instanceof HTMLOListElement

/** Browsers may leave text beside the list, which is an item as well. */
function itemsIn(container: Element): ListItem[] {
  return [...container.childNodes].flatMap((node): ListItem[] => {
    if (isListElement(node)) return itemsIn(node)
    if (node instanceof HTMLLIElement) return [itemOf(node)]
    const text = node.textContent ?? ''
    return text.trim() === '' ? [] : [{ text: [text], items: [] }]
  })
}

function itemOf(item: HTMLElement): ListItem {
  const line = document.createElement('div')
  const lists: HTMLElement[] = []
  for (const node of item.childNodes) {
    if (isListElement(node)) lists.push(node)
    else line.append(node.cloneNode(true))
  }
  return { text: lineIn(line), items: lists.flatMap(itemsIn) }
}

function currentItem(field: HTMLElement): HTMLElement | null {
  const node = rangeIn(field)?.startContainer
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest('li') ?? null
}

const isEmptyItem = (item: Element): boolean => item.textContent === '' && item.querySelector('img, ul, ol') === null

/** Runs a change of the tree that moves the item with the caret, and puts the caret back: a range would not move along. */
function moving(change: () => void): true {
  const selection = getSelection()
  const [node, offset] = [selection?.anchorNode, selection?.anchorOffset]
  change()
  if (node) selection?.collapse(node, offset)
  return true
}

/** Maximum number of levels of a list. */
const deepest = 8

function indent(item: HTMLElement, changed: () => void): true {
  const before = item.previousElementSibling
  let depth = 0
  for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null) depth += 1
  if (!before || depth >= deepest) return true
  const list = [...before.children].find(isListElement) ?? document.createElement(item.parentElement?.localName ?? 'ul')
  moving(() => {
    before.append(list)
    list.append(item)
  })
  changed()
  return true
}

/** @returns false at the outermost level */
function outdent(item: HTMLElement): boolean {
  const list = item.parentElement
  const parent = list?.parentElement?.closest('li')
  if (!list || !parent) return false
  const following = [...list.children].slice([...list.children].indexOf(item) + 1)
  return moving(() => {
    if (following.length > 0) {
      const inner = [...item.children].find(isListElement) ?? document.createElement(list.localName)
      item.append(inner)
      inner.append(...following)
    }
    parent.after(item)
    if (list.children.length === 0) list.remove()
  })
}
