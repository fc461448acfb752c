import {
  addressPattern,
  type FontSize,
  fontSizes,
  linkPattern,
  plainTextOf,
  type RichElement,
  type RichNode,
  type TextColor,
  textColors,
  tidied
} from '~/contract/rich-text'

/*
 * The border between the editor's elements and the tree that is stored. Only the elements and properties that are listed here
 * get into the tree; and elements are made from the tree one by one, so no text is ever parsed as HTML.
 */

/** The properties of a node that are read. Nodes may be of any document, also of one in which no script runs. */
export interface ParsedNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<ParsedNode>
  getAttribute?(name: string): string | null
}

const textNode = 3
const elementNode = 1

export const isElementNode = ({ nodeType }: ParsedNode): boolean => nodeType === elementNode
export const nameOf = ({ nodeName }: ParsedNode): string => nodeName.toLowerCase()
export const attributeOf = (node: ParsedNode, name: string): string => node.getAttribute?.(name) ?? ''

/** Elements whose content is not text of the author. */
const dropped = new Set(
  'script style head title meta link template noscript iframe frame object embed applet svg math canvas select option button input textarea audio video map xml'.split(
    ' '
  )
)
export const isDropped = (node: ParsedNode): boolean =>
  (dropped.has(nameOf(node)) && !isCheckbox(node)) || nameOf(node) === '#comment' || isOwnMarker(node)

/** The bullet or number that Word writes before an item. */
export const isOwnMarker = (node: ParsedNode): boolean => /mso-list:\s*ignore/i.test(attributeOf(node, 'style'))

/** Lists of tasks have one before each item. */
const isCheckbox = (node: ParsedNode): boolean => nameOf(node) === 'input' && attributeOf(node, 'type') === 'checkbox'

const tags = new Map<string, RichElement['tag']>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['cite', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code']
])

/** The line of text that nodes contain, in its shortest form. */
export const lineOfNodes = (nodes: Iterable<ParsedNode>, whitespace: 'kept' | 'collapsed' = 'kept'): RichNode[] => {
  const line = tidied([...nodes].flatMap((node) => convert(node, whitespace)))
  return whitespace === 'kept' ? line : trimmed(line)
}

function convert(node: ParsedNode, whitespace: 'kept' | 'collapsed'): RichNode[] {
  if (node.nodeType === textNode) return [cleaned(node.nodeValue ?? '', whitespace)]
  if (!isElementNode(node) || isDropped(node)) return []
  const name = nameOf(node)
  if (name === 'br') return [{ tag: 'br', children: [] }]
  if (name === 'img') return picture(node)
  if (isCheckbox(node)) return [node.getAttribute?.('checked') == null ? '☐ ' : '☑ ']
  const children = [...node.childNodes].flatMap((child) => convert(child, whitespace))
  if (name === 'a') return linked(node, children)
  const tag = tags.get(name)
  // Other programs write `<b style="font-weight:normal">` around text that is not bold.
  const isPlain = tag === 'strong' && /^(normal|400)/.test(styleOf(node)('font-weight'))
  return styled(node, tag === undefined || isPlain ? children : [{ tag, children }])
}

/** Characters that cannot be stored, such as a lone surrogate, are no text of the author. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu

function cleaned(text: string, whitespace: 'kept' | 'collapsed'): string {
  // The editor puts a zero-width space where the caret needs a place.
  const writable = text.replaceAll(unwritable, '').replaceAll('\u200b', '')
  return whitespace === 'kept' ? writable : writable.replaceAll(/[ \t\r\n]+/g, ' ')
}

/** A line with the link of an element around it, if pages lead there. */
export function linked(node: ParsedNode, children: RichNode[]): RichNode[] {
  const href = attributeOf(node, 'href').trim()
  if (linkPattern.test(href)) return [{ tag: 'a', href, children }]
  // No page leads to an address without encryption; it stays as words.
  const isWritten = !/^http:\/\//i.test(href) || plainTextOf(children).includes(href.replace(/\/$/, ''))
  return isWritten ? children : [...children, ` (${href})`]
}

function picture(node: ParsedNode): RichNode[] {
  const src = attributeOf(node, 'src').trim()
  const alt = cleaned(attributeOf(node, 'alt'), 'kept')
  return addressPattern.test(src) ? [{ tag: 'img', src, alt, children: [] }] : [alt]
}

const colorOf = (name: string): TextColor | undefined => textColors.find((color) => name === `text-${color}`)
const sizeOf = (name: string): FontSize | undefined => fontSizes.find((size) => name === `text-${size}`)

/** Reads the value of a property, in lower case. The attribute is read as text: the policy of the page forbids styles. */
export function styleOf(node: ParsedNode): (property: string) => string {
  const declarations = attributeOf(node, 'style').toLowerCase().split(';')
  return (property) =>
    declarations.flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':')
      return name.trim() === property ? [value.replace('!important', '').trim()] : []
    })[0] ?? ''
}

/** Classes are the editor's own; styles come from other programs, as in `<span style="font-weight:bold">`. */
function styled(node: ParsedNode, children: RichNode[]): RichNode[] {
  if (nameOf(node) !== 'span' && nameOf(node) !== 'font') return children
  const style = styleOf(node)
  const decoration = style('text-decoration') + style('text-decoration-line')
  const names = attributeOf(node, 'class').split(/\s+/)
  const color = names.map(colorOf).find((known) => known !== undefined)
  const size = names.map(sizeOf).find((known) => known !== undefined)
  let inner = children
  const wrap = (tag: RichElement['tag']) => {
    inner = [{ tag, children: inner }]
  }
  if (/^(bold|[6-9]00)/.test(style('font-weight'))) wrap('strong')
  if (style('font-style').startsWith('italic')) wrap('em')
  if (decoration.includes('underline')) wrap('u')
  if (decoration.includes('line-through')) wrap('s')
  if (style('vertical-align').startsWith('sub')) wrap('sub')
  if (style('vertical-align').startsWith('super')) wrap('sup')
  if (color !== undefined || size !== undefined)
    inner = [{ tag: 'span', ...(color !== undefined && { color }), ...(size !== undefined && { size }), children: inner }]
  return inner
}

/** A line without the spaces and breaks at its ends, which HTML does not show. */
function trimmed(line: RichNode[]): RichNode[] {
  const isBlank = (node: RichNode | undefined) => (typeof node === 'string' ? /^[ \t\r\n]*$/.test(node) : node?.tag === 'br')
  let [from, to] = [0, line.length]
  while (from < to && isBlank(line[from])) from += 1
  while (to > from && isBlank(line[to - 1])) to -= 1
  return line.slice(from, to).map((node, index, all) => {
    if (typeof node !== 'string') return node
    const spaced = node.replaceAll(/([☐☑]) +/g, '$1 ')
    const start = index === 0 ? spaced.replace(/^[ \t\r\n]+/, '') : spaced
    return index === all.length - 1 ? start.replace(/[ \t\r\n]+$/, '') : start
  })
}

const elements: Partial<Record<RichElement['tag'], string>> = { strong: 'b', em: 'i' }

/** The elements of a line, made one by one. Links lead nowhere while they are edited. */
export const nodesOf = (line: readonly RichNode[]): Node[] =>
  line.map((node) => {
    if (typeof node === 'string') return document.createTextNode(node)
    const element = document.createElement(elements[node.tag] ?? node.tag)
    if (node.tag === 'a' && node.href !== undefined && linkPattern.test(node.href)) element.setAttribute('href', node.href)
    if (node.tag === 'img' && node.src !== undefined && addressPattern.test(node.src)) {
      element.setAttribute('src', node.src)
      element.setAttribute('alt', node.alt ?? '')
    }
    if (node.color !== undefined) element.classList.add(`text-${node.color}`)
    if (node.size !== undefined) element.classList.add(`text-${node.size}`)
    element.append(...nodesOf(node.children))
    return element
  })

/** Puts a break between lines. */
export const joined = (lines: readonly RichNode[][]): RichNode[] =>
  lines.flatMap((line, index): RichNode[] => (index === 0 ? line : [{ tag: 'br', children: [] }, ...line]))
