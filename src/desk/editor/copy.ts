import * as v from 'valibot'
import { richTextOfBlocks } from '~/contract/block-tree'
import { type Block, blockDocumentSchema } from '~/contract/blocks'
import { plainTextOf, type RichElement, type RichNode, type TextColor } from '~/contract/rich-text'
import { escapeMarkup } from '~/lib/xml'

/* Copied blocks: HTML and words for other programs, and the blocks themselves for this editor. */

/** The type of the clipboard that holds the blocks themselves. */
const blocksType = 'application/x-editor-blocks+json'

/** The site from which the text is copied. */
export interface Origin {
  /** Origin of the site, such as `https://example.com`: in other programs, a path alone leads nowhere. */
  address: string
  /** The color by its name, as other programs write it. */
  colorOf: (color: TextColor) => string
}

export function writeBlocks(data: Pick<DataTransfer, 'setData'>, blocks: readonly Block[], origin: Origin): void {
  data.setData(blocksType, JSON.stringify({ blocks }))
  data.setData('text/html', htmlOfBlocks(blocks, origin))
  data.setData('text/plain', wordsOfBlocks(blocks))
}

/** The blocks of a copy from this editor. Any page can put something of this type on the clipboard, so it is judged as a text. */
export function readBlocks(data: Pick<DataTransfer, 'getData'>): Block[] | undefined {
  const written = data.getData(blocksType)
  if (written === '') return undefined
  try {
    const parsed = v.safeParse(blockDocumentSchema, JSON.parse(written))
    return parsed.success ? parsed.output.blocks : undefined
  } catch {
    return undefined
  }
}

const wordsOfBlocks = (blocks: readonly Block[]): string => {
  // Other programs read the cells of a row by tabs.
  const words = (block: Block): string =>
    block.type === 'table'
      ? block.rows.map((row) => row.map(({ text }) => plainTextOf(text).replaceAll('\n', ' ')).join('\t')).join('\n')
      : block.type === 'chart'
        ? block.rows.map((row) => row.join('\t')).join('\n')
        : plainTextOf(richTextOfBlocks({ blocks: [block] }))
  return blocks.map(words).join('\n')
}

/** HTML as other programs read it: whole addresses, and styles in place of this site's classes. */
export const htmlOfBlocks = (blocks: readonly Block[], origin: Origin): string =>
  richTextOfBlocks({ blocks: [...blocks] })
    .map((node) => htmlOf(node, origin))
    .join('')

/** HTML shows several spaces as one. */
const escapedLine = (text: string): string => escapeMarkup(text).replaceAll('\u00a0', '&nbsp;')

function htmlOf(node: RichNode, origin: Origin): string {
  if (typeof node === 'string') return escapedLine(node)
  const children = () => node.children.map((child) => htmlOf(child, origin)).join('')
  const whole = (address = '') => (address.startsWith('/') ? origin.address + address : address)
  switch (node.tag) {
    case 'br':
    case 'hr':
      return `<${node.tag}>`
    case 'img':
      return element(node, { src: whole(node.src), alt: node.alt ?? '', width: node.width, height: node.height }, undefined)
    case 'video':
    case 'audio':
      // Programs that show no players show the link within.
      return element(
        node,
        { src: whole(node.src), controls: 'controls', width: node.width, height: node.height },
        `<a href="${escapeMarkup(whole(node.src))}">${escapeMarkup(node.label ?? whole(node.src))}</a>`
      )
    case 'a':
      return element(node, { href: whole(node.href) }, children())
    case 'chart':
      return `<figure>${children()}</figure>`
    case 'table': {
      const columns = (node.widths ?? []).map((width) => (width > 0 ? `<col width="${width}">` : '<col>')).join('')
      return element(node, { border: '1' }, `${columns}<tbody>${children()}</tbody>`)
    }
    case 'th':
    case 'td':
      return element(node, { colspan: node.colSpan, rowspan: node.rowSpan, scope: node.scope }, children())
    case 'code':
      return element(node, { class: node.syntax && `language-${node.syntax}` }, node.children.map(codeOf).join(''))
    default:
      return element(node, { start: node.start, class: classOf(node), style: styleOf(node, origin) }, children())
  }
  function codeOf(child: RichNode): string {
    return typeof child === 'string' ? escapeMarkup(child) : htmlOf(child, origin)
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function element({ tag }: RichElement, attributes: Attributes, content: string | undefined): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('')
  return content === undefined ? `<${tag}${written}>` : `<${tag}${written}>${content}</${tag}>`
}

const classOf = ({ color, size }: RichElement): string =>
  [color, size].flatMap((name) => (name === undefined ? [] : `text-${name}`)).join(' ')

const styleOf = ({ color, size, lineHeight, spaceBefore, spaceAfter, indent, align }: RichElement, { colorOf }: Origin): string =>
  [
    color && `color:${colorOf(color)}`,
    size && `font-size:${size}px`,
    lineHeight && `line-height:${lineHeight}`,
    spaceBefore && `margin-top:${spaceBefore}px`,
    spaceAfter && `margin-bottom:${spaceAfter}px`,
    indent && 'text-indent:2em',
    align && `text-align:${align}`
  ]
    .filter((declaration) => declaration !== undefined && declaration !== false)
    .join(';')
