import type { Caret } from './history'

/* The caret within the fields of blocks: elements that can be edited, and native fields. */

const fieldSelector = '[contenteditable="true"], textarea, input'

export const fieldsOf = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(fieldSelector)].concat(
    root instanceof HTMLElement && root.matches(fieldSelector) ? [root] : []
  )

export const isNative = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** The selection, if it is within the element. */
export function rangeIn(element: Node): Range | undefined {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return element.contains(range.commonAncestorContainer) ? range : undefined
}

/** Whether everything in a field is selected. */
export function isWholeSelected(field: Element): boolean {
  if (isNative(field)) return field.selectionStart === 0 && field.selectionEnd === field.value.length
  const range = rangeIn(field)
  if (!range) return false
  const whole = document.createRange()
  whole.selectNodeContents(field)
  const before = whole.cloneRange()
  before.setEnd(range.startContainer, range.startOffset)
  whole.setStart(range.endContainer, range.endOffset)
  return isEmpty(before.cloneContents(), 'before') && isEmpty(whole.cloneContents(), 'after')
}

export function selectWhole(field: Element): void {
  if (isNative(field)) field.select()
  else getSelection()?.selectAllChildren(field)
}

/** Whether the end of the selection that arrow keys move is at the start or end of a field. */
export function isFocusAt(field: Element, side: 'start' | 'end'): boolean {
  if (isNative(field)) {
    const at = field.selectionDirection === 'backward' ? field.selectionStart : field.selectionEnd
    return at === (side === 'start' ? 0 : field.value.length)
  }
  const selection = getSelection()
  if (!selection?.focusNode || !field.contains(selection.focusNode)) return false
  const part = document.createRange()
  part.selectNodeContents(field)
  if (side === 'start') part.setEnd(selection.focusNode, selection.focusOffset)
  else part.setStart(selection.focusNode, selection.focusOffset)
  return isEmpty(part.cloneContents(), side === 'start' ? 'before' : 'after')
}

/** A copy of the contents of a range, within copies of the formats around it. */
export function contentsOf(range: Range, field: Element): DocumentFragment {
  const content = range.cloneContents()
  const { commonAncestorContainer: inner } = range
  let around = inner instanceof Element ? inner : inner.parentElement
  for (; around && around !== field && !around.matches('li, ul, ol'); around = around.parentElement) {
    const format = around.cloneNode(false)
    format.appendChild(content.cloneNode(true))
    content.replaceChildren(format)
  }
  return content
}

/** The content before or after the caret in a field; undefined without a caret, as with a selection. */
function rest(field: Element, side: 'before' | 'after'): DocumentFragment | undefined {
  const range = rangeIn(field)
  if (!range?.collapsed) return undefined
  const part = document.createRange()
  part.selectNodeContents(field)
  if (side === 'before') part.setEnd(range.startContainer, range.startOffset)
  else part.setStart(range.endContainer, range.endOffset)
  return part.cloneContents()
}

const isEmpty = (part: DocumentFragment, side: 'before' | 'after') =>
  part.textContent === '' &&
  part.querySelector('img') === null &&
  (side === 'after' ? isLastBreak(part) : !part.querySelector('br'))

/** Browsers put a break at the end of a line that would otherwise have no height. */
const isLastBreak = (part: DocumentFragment) => part.querySelectorAll('br').length <= 1

/** Whether the caret, not a selection, is at the start or end of a field. */
export function isCaretAt(field: Element, side: 'start' | 'end'): boolean {
  const towards = side === 'start' ? 'before' : 'after'
  const part = rest(field, towards)
  return part !== undefined && isEmpty(part, towards)
}

/** Deletes the selection, and takes the content after the caret out of a field. */
export function takeAfterCaret(field: Element): DocumentFragment {
  const range = rangeIn(field)
  if (!range) return document.createDocumentFragment()
  range.deleteContents()
  range.setEndAfter(field.lastChild ?? field)
  return range.extractContents()
}

/** Length of the texts of a field before a place, where a break counts as one character. */
function offsetOf(field: Element, container: Node, offset: number): number {
  const part = document.createRange()
  part.selectNodeContents(field)
  part.setEnd(container, offset)
  const content = part.cloneContents()
  return (content.textContent?.length ?? 0) + content.querySelectorAll('br').length
}

/** A block whose fields have an order. */
interface Ordered {
  root: Element
  orderOf: (field: Element) => number
}

/** Position of the caret; undefined outside the blocks. */
export function caretIn(blocks: readonly Ordered[]): Caret | undefined {
  const active = document.activeElement
  const block = blocks.findIndex(({ root }) => active !== null && root.contains(active))
  const around = blocks[block]
  if (!around || !active) return undefined
  const field = around.orderOf(active)
  if (isNative(active)) return { block, field, offset: active.selectionStart ?? 0 }
  const range = rangeIn(active)
  return { block, field, offset: range ? offsetOf(active, range.startContainer, range.startOffset) : 0 }
}

/** Puts the caret into a field. @param offset characters from the start; a number beyond the end is the end */
export function setCaret(field: HTMLElement, offset: number): void {
  field.focus()
  if (isNative(field)) {
    const at = Math.min(offset, field.value.length)
    field.setSelectionRange(at, at)
    return
  }
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let left = offset
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBreak = node instanceof HTMLBRElement
    const length = isBreak ? 1 : node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.length ?? 0) : 0
    const isHere = isBreak ? left === 0 : node.nodeType === Node.TEXT_NODE && left <= length
    if (isHere) {
      if (isBreak) select(node.parentNode ?? field, indexOf(node))
      else select(node, left)
      return
    }
    left -= length
  }
  select(field, field.childNodes.length)
}

const indexOf = (node: Node): number => [...(node.parentNode?.childNodes ?? [])].findIndex((other) => other.isSameNode(node))

function select(container: Node, offset: number): void {
  getSelection()?.collapse(container, offset)
}

export function placeCaret(blocks: readonly Element[], { block, field, offset }: Caret): void {
  const root = blocks[block]
  const target = root && (fieldsOf(root)[field] ?? fieldsOf(root)[0])
  if (target) setCaret(target, offset)
}

/** The field around a node. */
export function closestField(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[contenteditable="true"], textarea, input') ?? undefined
}
