import type { Element, ElementContent, Properties } from 'hast'
import type { Blockquote, Code, Heading, Link, Nodes, Table, Text } from 'mdast'
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast'
import type { wordingOf } from '../../src/features/documents/static-markup'
import { values } from '../../src/lib/identifiers'
import { breaksOf } from '../../src/lib/phrases'
import { knownWords } from '../words/site-words'
import type { DocumentLink } from './compile'
import { DocumentError, type FrontMatter, readYaml } from './front-matter'
import { languages } from './highlight'
import { type DocumentExample, type ExampleAnswer, nameOf } from './run-examples'

/** Texts that the site adds to a document, in one language. */
export type Wording = ReturnType<typeof wordingOf>

interface Setting {
  file: string
  /** The graph on which its examples run. */
  data: FrontMatter['data']
  examples: readonly DocumentExample[]
  /** The anchor of each heading. */
  anchors: ReadonlyMap<Heading, string>
  wording: Wording
  highlight: (code: string, language: string) => ElementContent[]
  /** Whether the version has a document with the id. */
  hasDocument: (id: number) => boolean
  /** The address of another document. */
  addressOf: (link: DocumentLink) => string
}

const element = (tagName: string, properties: Properties, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children
})
const text = (value: string): ElementContent => ({ type: 'text', value })

/** The space between a number and its unit, at which no line ends. */
const beforeUnit = /(?<=\d) (?=(?:ns|[µμ]s|ms|s|min|h|[KMGT]i?B|[KMG]bps|vCPU)(?![\p{L}\d]))/gu

/** A text of a heading, with an element wherever it may break, as in `phrased()`. */
function phrased(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  const breaks = breaksOf(node.value, knownWords())
  const parts = [...breaks, node.value.length].map((end, index) => text(node.value.slice(breaks[index - 1] ?? 0, end)))
  return parts.flatMap((part, index) => (index === 0 ? part : [element('wbr', {}), part]))
}

/** The content of a cell, with each date, code and range in an element that keeps it on one line. */
function unbroken(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(unbroken) }]
  if (node.type !== 'text') return [node]
  return node.value
    .split(values)
    .flatMap((part, index) =>
      index % 2 === 1 ? [element('bdi', { className: ['unbroken'] }, text(part))] : part === '' ? [] : [text(part)]
    )
}

/** Handlers that turn the document-specific parts of the Markdown into HTML. */
export function handlersOf({ file, data, examples, anchors, wording, highlight, hasDocument, addressOf }: Setting): Handlers {
  let figures = 0
  /** Anchor of the preceding heading, which labels a table. */
  let section: string | undefined
  const wrong = (node: Nodes, problem: string) => new DocumentError(file, node.position?.start.line, problem)

  function heading(state: State, node: Heading): Element {
    const id = anchors.get(node)
    if (id === undefined) throw wrong(node, 'a heading stands by itself, not inside of something else')
    section = id
    const title = node.children.map((child) => ('value' in child ? child.value : '')).join('')
    return element(
      'div',
      { className: ['doc-heading'] },
      element(`h${node.depth}`, { id, tabIndex: -1, className: ['phrased'] }, ...state.all(node).flatMap(phrased)),
      element('a', { className: ['doc-anchor'], href: `#${id}`, ariaLabel: wording.anchor(title) })
    )
  }

  function code(_: State, node: Code): ElementContent[] | ElementContent | { type: 'raw'; value: string } {
    const example = examples.find(({ line }) => line === node.position?.start.line)
    const name = nameOf(node)
    if (node.lang === 'figure') return figure(node, name ?? '')
    const language = languages[node.lang ?? '']
    if (!node.lang || !language) {
      throw wrong(node, `code names its language behind the fence, one of ${Object.keys(languages).join(', ')}`)
    }
    const label = name || (language.name ?? wording.text)
    const block = element(
      'div',
      { className: ['code'], ...(example && { dataRun: JSON.stringify(example.parameters), dataGraph: data }) },
      element(
        'div',
        { className: ['code-head'] },
        element('span', {}, text(label)),
        ...(example
          ? [
              element(
                'button',
                { type: 'button', className: ['code-run'], ariaLabel: wording.runNamed(label) },
                text(wording.run)
              )
            ]
          : []),
        element(
          'span',
          { className: ['code-copy'] },
          element('span', { role: 'status' }),
          element('button', { type: 'button', ariaLabel: wording.copyNamed(label) }, text(wording.copy))
        )
      ),
      // Wide code scrolls, so it must be focusable for keyboard users.
      element(
        'pre',
        { tabIndex: 0 },
        element('code', { className: [`language-${node.lang}`] }, ...highlight(node.value, node.lang))
      )
    )
    return example && example.unshown.length > 0 ? [block, hiddenAnswers(example.unshown)] : block
  }

  /** The answers of code that no table shows. Readers with scripts get them by running it. */
  function hiddenAnswers(answers: readonly ExampleAnswer[]): Element {
    const cells = (name: string, texts: readonly string[]) =>
      element('tr', {}, ...texts.map((value) => element(name, name === 'th' ? { scope: 'col' } : {}, ...unbroken(text(value)))))
    const parts = answers.flatMap(({ columns, rows }) => [
      element(
        'div',
        { className: ['doc-table', 'closed-table'], role: 'group', tabIndex: 0, ariaLabel: wording.answer },
        element(
          'table',
          {},
          element('thead', {}, cells('th', columns)),
          element('tbody', {}, ...rows.map((row) => cells('td', row)))
        )
      ),
      ...(rows.length === 0 ? [element('p', {}, text(wording.noRows))] : [])
    ])
    return element('noscript', {}, element('div', { className: ['doc-answer'] }, ...parts))
  }

  function figure(node: Code, name: string) {
    figures += 1
    const said = readYaml(node.value, file, node.position?.start.line ?? 1)
    try {
      return { type: 'raw' as const, value: wording.figure(name, said, figures) }
    } catch (error) {
      throw wrong(node, error instanceof Error ? error.message : 'the figure cannot be drawn')
    }
  }

  function blockquote(state: State, node: Blockquote): Element {
    const first = node.children[0]
    const opening = first?.type === 'paragraph' ? first.children[0] : undefined
    const [mark, kind = ''] = (opening?.type === 'text' && /^\[!(\w+)\]\s*/.exec(opening.value)) || []
    if (opening?.type !== 'text' || mark === undefined) return element('blockquote', {}, ...state.all(node))
    const label = Object.entries(wording.callouts).find(([known]) => known === kind)?.[1]
    if (label === undefined) throw wrong(node, `a callout is one of ${Object.keys(wording.callouts).join(', ')}`)
    opening.value = opening.value.slice(mark.length)
    return element(
      'div',
      { className: ['doc-callout', `doc-${kind.toLowerCase()}`], role: 'note' },
      element('p', { className: ['doc-callout-label'] }, element('strong', {}, text(label))),
      ...state.all(node).filter((child) => child.type === 'element')
    )
  }

  function table(state: State, node: Table): Element {
    const [head, ...rows] = node.children
    const cells = (row: (typeof rows)[number], cell: (index: number) => [string, Properties]) =>
      element('tr', {}, ...row.children.map((child, index) => element(...cell(index), ...state.all(child).flatMap(unbroken))))
    return element(
      'div',
      // A wide table scrolls, so it must be focusable for keyboard users. Tables below one heading share its name, so
      // none of them is a landmark.
      { className: ['doc-table', 'closed-table'], role: 'group', tabIndex: 0, ...(section && { ariaLabelledBy: [section] }) },
      element(
        'table',
        {},
        element('thead', {}, ...(head ? [cells(head, () => ['th', { scope: 'col' }])] : [])),
        element('tbody', {}, ...rows.map((row) => cells(row, (index) => (index === 0 ? ['th', { scope: 'row' }] : ['td', {}]))))
      )
    )
  }

  function link(state: State, node: Link): Element {
    return element('a', { href: hrefOf(node) }, ...state.all(node))
  }

  function hrefOf(node: Link): string {
    const { url } = node
    const [named, id, anchor] = /^doc:([1-9]\d{0,3})(?:#([a-z][a-z0-9-]*))?$/.exec(url) ?? []
    if (named !== undefined) {
      if (!hasDocument(Number(id))) throw wrong(node, `${url} leads to no document of this version (src/content/docs/tree.ts)`)
      return addressOf({ id: Number(id), anchor, line: node.position?.start.line })
    }
    if (url.startsWith('#')) {
      if (![...anchors.values()].includes(url.slice(1))) throw wrong(node, `no heading of this document has the anchor ${url}`)
      return url
    }
    if (/^(https:\/\/|\/(?!\/))/.test(url)) return url
    throw wrong(node, `a link leads to doc:12#anchor, #anchor, /page or https://…, not to ${url}`)
  }

  const refused = (_: State, node: Nodes) => {
    throw wrong(node, `a document has no ${node.type === 'html' ? 'HTML' : node.type}`)
  }

  return {
    heading,
    text: (state: State, node: Text) =>
      defaultHandlers.text(state, { ...node, value: node.value.replaceAll(beforeUnit, '\u00a0') }),
    code,
    blockquote,
    table,
    link,
    html: refused,
    image: refused,
    imageReference: refused,
    footnoteReference: refused
  }
}
