import type { Element, ElementContent, Parents, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { isLocale, usesFullWidthMarks } from '../../src/contract/locale'
import { parseUrl } from '../../src/contract/parse-url'
import { decodedPath } from '../decoded-path'

/** A page converted to Markdown. */
interface MarkdownPage {
  markdown: string
  /** The canonical address from the page's head. */
  canonical: string
}

/**
 * Converts the HTML of a page to Markdown: its `<main>`, with absolute links. Undefined without a `<main>` or a canonical
 * address: a page that is not indexed has no variant.
 */
export function convertPage(html: string): MarkdownPage | undefined {
  const page = fromHtml(html)
  const canonical = find(page, (element) => element.tagName === 'link' && String(element.properties.rel) === 'canonical')
  const main = find(page, ({ tagName }) => tagName === 'main')
  const address = canonical?.properties.href
  if (!main || typeof address !== 'string') return undefined
  const late = (name: string) => find(page, ({ properties }) => properties.id === name)
  inlineStreamed(main, late)
  tidy(main, { address, colon: find(page, hasFullWidthMarks) ? '：' : ': ' })
  const tree = toMdast(main, { handlers: { svg: drawing, wbr: () => undefined, sup: withTags, sub: withTags } })
  const options: Options = { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', emphasis: '*' }
  // Unescapes the ampersands of queries, which cannot be mistaken for character references there.
  const markdown = toMarkdown(tree, options).replaceAll(/\]\([^()\s]*\)/g, (link) => link.replaceAll('\\&', '&'))
  return { markdown, canonical: address }
}

/** The first matching element in document order. */
function find(parent: Parents, fits: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (fits(child)) return child
    const inner = find(child, fits)
    if (inner) return inner
  }
  return undefined
}

const hasFullWidthMarks = ({ tagName, properties: { lang } }: Element) =>
  tagName === 'html' && isLocale(lang) && usesFullWidthMarks(lang)

/**
 * Moves Suspense content that React streamed late into place: the children of `<div id="S:0">` replace `<template id="B:0">` and
 * its fallback up to the next comment `/$`.
 */
function inlineStreamed(parent: Element, late: (name: string) => Element | undefined): void {
  const start = parent.children.findIndex((child) => child.type === 'element' && isPlace(child))
  const place = parent.children[start]
  if (place?.type === 'element') {
    const end = parent.children.findIndex((child, index) => index > start && child.type === 'comment' && child.value === '/$')
    const arrived = late(String(place.properties.id).replace(/^B/, 'S'))?.children ?? []
    parent.children.splice(start, Math.max(end, start + 1) - start, ...arrived)
    inlineStreamed(parent, late)
    return
  }
  for (const child of parent.children) if (child.type === 'element') inlineStreamed(child, late)
}

const isPlace = ({ tagName, properties }: Element) => tagName === 'template' && /^B:/.test(String(properties.id))

/** Replaces a drawing by its accessible name. */
const drawing = (_: unknown, { properties }: Element) => ({
  type: 'emphasis' as const,
  children: [{ type: 'text' as const, value: String(properties.ariaLabel) }]
})

/** A raised or lowered part as HTML, which Markdown takes as it is: 10<sup>9</sup> without it is another number. */
const withTags: Handle = (state, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` }
]

interface Setting {
  /** Address of the page; base of its relative links. */
  address: string
  /** Separator between a term and its definition. */
  colon: string
}

/** Drops content that is not text, makes links absolute, and writes out relations that only the layout shows. */
function tidy(parent: Element, setting: Setting): void {
  const children = parent.children
    .filter(isText)
    .flatMap((child) => (child.type === 'element' ? tidied(child, setting) : [child]))
  const separate = children.flatMap((child, index) => (isApart(child, index, children) ? [child, space] : [child]))
  parent.children = separate.flatMap((child, index) => withMarksOutside(child, separate[index - 1], separate[index + 1]))
}

/**
 * Moves the punctuation at the ends of emphasis out of it where a word is beside it: Markdown takes the asterisks of
 * `说**“好”**后` for text.
 */
function withMarksOutside(
  child: ElementContent,
  before: ElementContent | undefined,
  after: ElementContent | undefined
): ElementContent[] {
  if (!isElement(child, 'strong', 'b', 'em', 'i')) return [child]
  const first = child.children[0]
  const marksBefore = first?.type === 'text' && isWordAt(before, -1) ? (/^[\p{P}\p{S}]+/u.exec(first.value)?.[0] ?? '') : ''
  if (first?.type === 'text') first.value = first.value.slice(marksBefore.length)
  const last = child.children.at(-1)
  const marksAfter = last?.type === 'text' && isWordAt(after, 0) ? (/[\p{P}\p{S}]+$/u.exec(last.value)?.[0] ?? '') : ''
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - marksAfter.length)
  const text = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }])
  return [...text(marksBefore), child, ...text(marksAfter)]
}

/** Whether the first (0) or last (-1) character of a text belongs to a word. */
const isWordAt = (node: ElementContent | undefined, at: 0 | -1): boolean =>
  node?.type === 'text' && /[\p{L}\p{N}]/u.test(Array.from(node.value).at(at) ?? '')

function tidied(element: Element, setting: Setting): ElementContent[] {
  const { tagName, properties } = element
  // An author's address may be invalid.
  const absolute = (address: string) => parseUrl(address, setting.address)?.href ?? address
  if (tagName === 'a' && typeof properties.href === 'string') properties.href = absolute(properties.href)
  if (typeof properties.src === 'string') properties.src = absolute(properties.src)
  if (tagName === 'video' || tagName === 'audio') {
    const source = properties.src ?? element.children.find((child) => isElement(child, 'source'))?.properties.src
    return typeof source === 'string' ? [mediumLink(absolute(source), properties.ariaLabel)] : []
  }
  // Keeps the whitespace of code.
  if (tagName === 'pre') return [element]
  // A drawing is replaced by its name. With thousands of shapes, its whitespace alone would take seconds to collapse.
  if (tagName === 'svg') return [{ ...element, children: [] }]
  if (tagName === 'li') element.children.forEach(dropOrdinal)
  if (isHeading(element)) unfold(element)
  tidy(element, setting)
  if (tagName === 'table') return captionFirst(element)
  if (tagName === 'dl') return [termList(element, setting.colon)]
  // All content of the `<details>` was dropped.
  if (tagName === 'details' && element.children.every((child) => isElement(child, 'summary') || isEmptyBox(child))) return []
  return [element]
}

/** A player as a link with its label, or the name of the file where it has none. */
export const mediumLink = (address: string, label: unknown): Element => {
  const name = typeof label === 'string' && label !== '' ? label : nameOfFile(address)
  return { type: 'element', tagName: 'a', properties: { href: address }, children: [{ type: 'text', value: name }] }
}

const nameOfFile = (address: string) => (parseUrl(address) ? decodedPath(address).split('/').at(-1) || address : address)

/** Whether only an empty `<div>` is left, as of a part that contained a form. */
const isEmptyBox = (child: ElementContent) => isElement(child, 'div') && child.children.length === 0

/** Controls, and navigation within the site. */
const tools = new Set([
  'script',
  'style',
  'template',
  'form',
  'fieldset',
  'label',
  'button',
  'input',
  'select',
  'textarea',
  'dialog',
  'nav'
])

function isText(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'text'
  const { tagName, properties, children } = node
  // The link of a heading to itself has a name and no text.
  if (tagName === 'a' && children.length === 0) return false
  if (tagName === 'svg') return properties.role === 'img' && Boolean(properties.ariaLabel)
  return !tools.has(tagName) && properties.ariaHidden !== 'true' && !properties.hidden
}

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)

const space: ElementContent = { type: 'text', value: ' ' }
const element = (tagName: string, children: ElementContent[]): Element => ({ type: 'element', tagName, properties: {}, children })

const pieces = ['a', 'b', 'span', 'small', 'time']

/** Words to which an author gave a color or a size: they are a part of the text around them. */
const isFormatted = (node: ElementContent | undefined): boolean =>
  isElement(node, 'span') && Array.isArray(node.properties.className) && /^text-/.test(String(node.properties.className[0]))

/** Texts that only the style sheet separates. */
function isApart(child: ElementContent, index: number, all: readonly ElementContent[]): boolean {
  const next = all[index + 1]
  if (!isElement(child, ...pieces) || isFormatted(child) || isFormatted(next)) return false
  if (next?.type === 'text') return index === 0 && !/^[\s\p{P}]/u.test(next.value)
  return isElement(next, ...pieces, 'svg')
}

const isHeading = (node: ElementContent): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName)

/** Removes the number from the heading of a list item, because a Markdown list numbers its items itself. */
function dropOrdinal(heading: ElementContent): void {
  const ordinal = isHeading(heading) ? heading.children[0] : undefined
  if (!isHeading(heading) || !isElement(ordinal, 'span')) return
  const isNumber = ordinal.children.every((child) => child.type === 'text' && /^\d+$/.test(child.value))
  if (isNumber) heading.children = heading.children.slice(1)
}

/** Joins the lines of a headline: without a space between Chinese characters, with one elsewhere. */
function unfold(heading: Element): void {
  const line: ElementContent[] = []
  for (const child of heading.children) {
    const last = line.at(-1)
    const text = isElement(child, 'br') ? '\n' : child.type === 'text' ? child.value : undefined
    if (text !== undefined && last?.type === 'text') last.value += text
    else if (text !== undefined) line.push({ type: 'text', value: text })
    else if (child.type === 'element') line.push(child)
  }
  for (const part of line) if (part.type === 'text') part.value = part.value.replaceAll(chineseBreak, '')
  heading.children = line
}

const chineseBreak = /(?<=[\p{Script=Han}，。：；、？])\s+(?=\p{Script=Han})/gu

/** Puts the caption before the table, because Markdown has no captions. */
function captionFirst(table: Element): ElementContent[] {
  const caption = table.children.find((child) => isElement(child, 'caption'))
  if (!isElement(caption, 'caption')) return [table]
  table.children = table.children.filter((child) => child !== caption)
  return [element('p', caption.children), table]
}

/** Writes each term before its definition, because Markdown has no description lists. */
function termList(list: Element, colon: string): Element {
  const rows = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]))
  const items: Element[] = []
  rows.forEach((row, index) => {
    if (isElement(row, 'dt')) items.push(element('li', [element('strong', row.children)]))
    // Separates several definitions of a term by semicolons.
    const mark = isElement(rows[index - 1], 'dd') ? colon.replace('：', '；').replace(':', ';') : colon
    if (isElement(row, 'dd')) items.at(-1)?.children.push({ type: 'text', value: mark }, ...row.children)
  })
  return element('ul', items)
}
