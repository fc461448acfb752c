import type { FontSize, TextColor } from '~/contract/rich-text'

/*
 * Formats of a selection. The browser's own commands split and join elements; where they would write a style, which the
 * Content-Security-Policy forbids, they write an old attribute that is then replaced by a class.
 */

export const formats = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript', 'code'] as const
export type Format = (typeof formats)[number]

const commands = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikeThrough',
  superscript: 'superscript',
  subscript: 'subscript'
} as const satisfies Partial<Record<Format, string>>

const selectors: Readonly<Record<Format, string>> = {
  bold: 'b, strong',
  italic: 'i, em',
  underline: 'u',
  strike: 's, strike, del',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code'
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)

/** The formats around a node within the holder. */
export function formatsAt(node: Node, holder: Element): Set<Format> {
  const element = elementOf(node)
  return new Set(
    formats.filter((format) => {
      const around = element?.closest(selectors[format])
      return around !== null && around !== undefined && holder.contains(around)
    })
  )
}

function run(command: string, value?: string): void {
  document.execCommand('styleWithCSS', false, 'false')
  document.execCommand(command, false, value)
}

export function applyFormat(format: Format): void {
  if (format === 'code') toggleCode()
  else run(commands[format])
}

function currentRange(): Range | undefined {
  const selection = getSelection()
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
}

function selectContents(nodes: readonly Node[]): void {
  const [first, last] = [nodes[0], nodes.at(-1)]
  const range = document.createRange()
  if (!first || !last) return
  range.setStartBefore(first)
  range.setEndAfter(last)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

function toggleCode(): void {
  const range = currentRange()
  if (!range) return
  const around = elementOf(range.commonAncestorContainer)?.closest('code')
  if (around) {
    const nodes = [...around.childNodes]
    around.replaceWith(...nodes)
    selectContents(nodes)
  } else if (!range.collapsed) {
    const code = document.createElement('code')
    code.append(range.extractContents())
    range.insertNode(code)
    selectContents([code])
  }
}

/** Replaces the marks of a command by spans of a class, or of none, and selects their contents. */
function replaceMarks(holder: Element, mark: string, kind: RegExp, name: string | undefined): void {
  const spans = [...holder.querySelectorAll(mark)].map((element) => {
    const span = document.createElement('span')
    if (name !== undefined) span.classList.add(name)
    span.append(...element.childNodes)
    for (const inner of span.querySelectorAll('span')) removeClass(inner, kind)
    element.replaceWith(span)
    liftOut(span, kind)
    return span
  })
  selectContents(spans)
}

const hasClass = (element: Element, kind: RegExp): boolean => [...element.classList].some((name) => kind.test(name))

function removeClass(element: Element, kind: RegExp): void {
  for (const name of [...element.classList]) if (kind.test(name)) element.classList.remove(name)
}

/** Splits the spans of the same kind around a span, so that their format does not apply to it. */
function liftOut(span: Element, kind: RegExp): void {
  for (let outer = span.parentElement; outer && outer.contentEditable !== 'true'; outer = outer.parentElement) {
    if (outer.localName !== 'span' || !hasClass(outer, kind)) continue
    const after = document.createRange()
    after.setStartAfter(span)
    after.setEndAfter(outer.lastChild ?? outer)
    const rest = outer.cloneNode(false)
    rest.appendChild(after.extractContents())
    const own = document.createRange()
    own.setStartBefore(span)
    own.setEndAfter(outer.lastChild ?? outer)
    outer.after(own.extractContents(), ...(rest.textContent === '' ? [] : [rest]))
    if (outer.textContent === '') outer.remove()
    liftOut(span, kind)
    return
  }
}

const colors = /^text-[a-z]+$/
const sizes = /^text-\d+$/
/** A color and a size that no text has, to find the elements that a command has marked. */
const marks = { color: '#010203', size: '7' } as const

export function applyColor(color: TextColor | undefined, holder: Element): void {
  if (currentRange()?.collapsed !== false) return
  run('foreColor', marks.color)
  replaceMarks(holder, `font[color="${marks.color}"]`, colors, color && `text-${color}`)
}

export function applySize(size: FontSize | undefined, holder: Element): void {
  if (currentRange()?.collapsed !== false) return
  run('fontSize', marks.size)
  replaceMarks(holder, `font[size="${marks.size}"]`, sizes, size && `text-${size}`)
}

/** Removes every format of the selection, but not its links. */
export function clearFormats(holder: Element): void {
  if (currentRange()?.collapsed !== false) return
  applyColor(undefined, holder)
  applySize(undefined, holder)
  for (const format of formats) {
    const node = currentRange()?.startContainer
    if (node && format !== 'code' && document.queryCommandState(commands[format])) run(commands[format])
  }
  run('removeFormat')
}

export function applyLink(href: string, holder: Element): void {
  const range = currentRange()
  const around = range && elementOf(range.startContainer)?.closest('a')
  if (around && holder.contains(around)) {
    if (href === '') {
      const nodes = [...around.childNodes]
      around.replaceWith(...nodes)
      selectContents(nodes)
    } else around.setAttribute('href', href)
  } else if (range && !range.collapsed && href !== '') run('createLink', href)
  else if (range && href !== '') {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    link.append(href)
    range.insertNode(link)
    selectContents([link])
  }
}

/** A color as the page shows it now. */
export function shownColor(holder: Element, color: TextColor): string {
  const probe = document.createElement('span')
  probe.className = `text-${color}`
  holder.append(probe)
  const shown = getComputedStyle(probe).color
  probe.remove()
  return shown
}
