import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { plainTextOf, type RichElement, type RichNode, type RichText as Text } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { Chart } from '~/ui/chart/chart'
import { ScrollRegion } from '~/ui/scroll-region'
import { StoredLink } from '~/ui/stored-link'
import { unbrokenValues } from '~/ui/unbroken'
import '~/styles/rich-text.css'
import '~/styles/text-formats.css'

/**
 * Renders main's formatted text as elements: each `tag` of the contract becomes that element, so no text is parsed as HTML.
 * Set `lang` if it differs from the page's.
 */
export function RichText({ text, lang }: { text: Text; lang?: string | undefined }) {
  return createElement('div', { className: 'rich-text', lang }, ...text.map((part) => toElement(part)))
}

/**
 * Passes children as arguments, because they have no ids to use as keys.
 * @param isInCell keeps dates and codes on one line; a table scrolls instead
 */
function toElement(part: RichNode, isInCell = false): ReactNode {
  if (typeof part === 'string') return isInCell ? unbrokenValues(part) : part
  const { tag, children, src, width, height } = part
  const inner = children.map((child) => toElement(child, isInCell || tag === 'td' || tag === 'th'))
  switch (tag) {
    case 'a':
      return link(part, inner)
    case 'img':
      return createElement('img', { src, alt: part.alt ?? '', width, height, loading: 'lazy' })
    case 'br':
    case 'hr':
      return createElement(tag)
    case 'pre':
      return scrollable('rich-code', m.page_code(), createElement('pre', null, ...inner))
    case 'table':
      return scrollable('rich-table', m.page_table(), table(part))
    case 'chart':
      return chart(part)
    case 'video':
      return createElement('video', { src, width, height, poster: part.poster, 'aria-label': part.label, ...player })
    case 'audio':
      return createElement('audio', { src, 'aria-label': part.label, ...player })
    default:
      return createElement(tag, attributes(part), ...inner)
  }
}

const player = { controls: true, preload: 'none' }

function link({ href, download }: RichElement, inner: ReactNode[]): ReactElement {
  return download === undefined
    ? createElement(StoredLink, { address: href ?? '', source: 'text' }, ...inner)
    : createElement('a', { href, download }, ...inner)
}

const scrollable = (className: string, label: string, content: ReactElement) =>
  createElement(ScrollRegion, { className, 'aria-label': label }, content)

/** Widths are attributes of columns, because the Content-Security-Policy allows no style attributes. */
function table({ children, widths = [] }: RichElement): ReactElement {
  const columns = widths.map((width) => createElement('col', width > 0 ? { width } : null))
  const headRows = headRowsOf(children[0])
  const rows = children.map((row) => toElement(row))
  return createElement(
    'table',
    null,
    columns.length > 0 ? createElement('colgroup', null, ...columns) : null,
    headRows > 0 ? createElement('thead', null, ...rows.slice(0, headRows)) : null,
    createElement('tbody', null, ...rows.slice(headRows))
  )
}

/** A cell of the header that spans several rows takes them all into the header: no cell reaches out of its group of rows. */
function headRowsOf(first: RichNode | undefined): number {
  const cells = typeof first === 'object' ? first.children.filter((cell) => typeof cell === 'object') : []
  return cells.every(({ scope }) => scope === 'col') ? Math.max(0, ...cells.map(({ rowSpan = 1 }) => rowSpan)) : 0
}

/** Screen readers read the table, so the drawing needs no text alternative. */
function chart({ chart: kind, children }: RichElement): ReactElement {
  const tables = children.filter((part) => typeof part === 'object').filter(({ tag }) => tag === 'table')
  const rest = children.filter((part) => typeof part === 'string' || part.tag !== 'table')
  const drawings = tables.map((data) =>
    createElement(
      Fragment,
      null,
      kind ? createElement(Chart, { kind, rows: rowsOf(data) }) : null,
      createElement('details', null, createElement('summary', null, m.page_chart_data()), toElement(data))
    )
  )
  return createElement('figure', { className: 'rich-chart' }, ...drawings, ...rest.map((part) => toElement(part)))
}

const rowsOf = ({ children }: RichElement): string[][] =>
  children.map((row) => (typeof row === 'object' ? row.children.map((cell) => plainTextOf([cell])) : []))

const attributes = (part: RichElement) => ({
  className: formatClasses(part),
  scope: part.scope,
  colSpan: part.colSpan,
  rowSpan: part.rowSpan,
  start: part.start,
  'data-syntax': part.tag === 'code' ? part.syntax : undefined
})

/** Classes for the author's formats; undefined if there are none. */
function formatClasses({ color, size, lineHeight, spaceBefore, spaceAfter, indent, align }: RichElement): string | undefined {
  const classes = [
    color && `text-${color}`,
    size && `text-${size}`,
    lineHeight && `lines-${lineHeight * 100}`,
    spaceBefore && `before-${spaceBefore}`,
    spaceAfter && `after-${spaceAfter}`,
    indent && 'indented',
    align && `align-${align}`
  ].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}
