import type { Element, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** The first drawing of a page. */
export interface PageDrawing {
  /** The content of its `<svg>`. */
  markup: string
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Classes of the elements around it, outermost first, its own last: the selectors of style sheets need them. */
  classes: readonly string[]
}

/** The metadata of a page, and its first drawing. */
export interface ReadPage {
  locale: string
  /** Name of the site. */
  site: string
  /** Path of the picture, from the page's `og:image`. */
  picture: string
  /** Address of the page, without the scheme. */
  address: string
  /** The headline, a line for each line break in it. */
  headline: readonly string[]
  description: string
  drawing?: PageDrawing
  /** Addresses of the page's style sheets, in their order. */
  sheets: readonly string[]
}

/** @returns undefined if the page names no picture */
export function readPage(html: string): ReadPage | undefined {
  const tree = fromHtml(html)
  const all = elementsOf(tree)
  const meta = (property: string) =>
    all.find(({ properties }) => properties.property === property || properties.name === property)
  const content = (property: string) => String(meta(property)?.properties.content ?? '')
  const picture = content('og:image')
  const main = all.find(({ tagName }) => tagName === 'main')
  if (!picture || !main) return undefined
  const locale = String(all.find(({ tagName }) => tagName === 'html')?.properties.lang)
  // The address of the host in the picture's language.
  const own = all.find(({ properties }) => properties.hrefLang === locale)?.properties.href
  const headline = elementsOf(main).find(({ tagName }) => tagName === 'h1')
  const drawing = drawingIn(main, [], html)
  return {
    locale,
    site: content('og:site_name'),
    picture: new URL(picture).pathname,
    address: String(own ?? content('og:url')).replace(/^https?:\/\//, ''),
    headline: (headline ? textOf(headline) : content('og:title')).split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim()),
    description: content('description'),
    ...(drawing && { drawing }),
    sheets: all.flatMap(({ properties }) => (String(properties.rel) === 'stylesheet' ? [String(properties.href)] : []))
  }
}

function elementsOf(parent: Parents): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  return node.properties.ariaHidden === 'true' ? '' : node.children.map(textOf).join('')
}

const classesOf = ({ properties }: Element) => (Array.isArray(properties.className) ? properties.className.join(' ') : '')

function drawingIn(parent: Element, around: readonly string[], html: string): PageDrawing | undefined {
  const classes = [...around, classesOf(parent)]
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const found = isDrawing(child) ? cut(child, [...classes, classesOf(child)], html) : drawingIn(child, classes, html)
    if (found) return found
  }
  return undefined
}

const isDrawing = (element: Element) => element.tagName === 'svg' && classesOf(element).split(' ').includes('drawing')

/** The markup cut from the page's source: serialized from the parsed tree, it would not be XML. */
function cut(svg: Element, classes: readonly string[], html: string): PageDrawing | undefined {
  const [start, end] = [svg.children[0]?.position?.start.offset, svg.children.at(-1)?.position?.end.offset]
  const [x = 0, y = 0, width = 0, height = 0] = String(svg.properties.viewBox).split(/[ ,]+/).map(Number)
  if (start === undefined || end === undefined || width === 0 || height === 0) return undefined
  return { markup: html.slice(start, end), viewBox: [x, y, width, height], classes }
}
