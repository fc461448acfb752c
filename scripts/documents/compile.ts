import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Heading, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { hasDocument } from '../../src/content/docs/tree'
import type { DocumentContent, DocumentHeading } from '../../src/content/docs/types'
import { parseGithubMarkdown } from '../../src/lib/github-markdown'
import { DocumentError, readFrontMatter } from './front-matter'
import { handlersOf, type Wording } from './handlers'
import { prepareHighlighter } from './highlight'
import { type DocumentExample, runExamples } from './run-examples'

/** A document's file and the position given by its path. */
export interface DocumentFile {
  /** Path for error messages. */
  file: string
  /** Version as in the address: `latest`, `v1.3`. */
  version: string
}

/** The text between two headings, without markup, for the search. */
interface DocumentPassage {
  /** Anchor of the preceding heading; undefined before the first one. */
  anchor: string | undefined
  heading: string | undefined
  /** Its paragraphs, rows and items, one per line. */
  text: string
  /** Its code blocks, concatenated. */
  code: string
}

/** Target of a link. */
export interface DocumentLink {
  id: number
  anchor: string | undefined
  line: number | undefined
}

export interface CompiledDocument extends DocumentContent {
  passages: readonly DocumentPassage[]
  /** Documents that the text links to. */
  links: readonly DocumentLink[]
  /** Code marked `run`, with its answer. */
  examples: readonly DocumentExample[]
}

/**
 * Compiles a document from Markdown with front matter: GitHub's Markdown, in which each heading names its anchor, code
 * its language, `doc:12#anchor` links to another document, `{{port}}` inserts a fact of the vendor and a `figure` fence a
 * drawing (docs/content.md).
 * @throws DocumentError for a violated rule, naming file and line, or the field of the front matter
 */
export async function compileDocument(
  source: string,
  { file, version }: DocumentFile,
  wording: Wording
): Promise<CompiledDocument> {
  const { frontMatter, markdown } = readFrontMatter(filled(source, file, wording), file)
  const tree = parseGithubMarkdown(markdown)
  const { headings, anchors } = takeAnchors(tree, file)
  const links: DocumentLink[] = []
  const examples = runExamples(tree, frontMatter.data, file)
  const handlers = handlersOf({
    file,
    data: frontMatter.data,
    examples,
    anchors,
    wording,
    highlight: await prepareHighlighter(),
    hasDocument: (id) => hasDocument(version, String(id)),
    addressOf: (link) => {
      links.push(link)
      return `/document/${version}/${link.id}${link.anchor === undefined ? '' : `#${link.anchor}`}`
    }
  })
  const html = toHtml(toHast(tree, { handlers }), { allowDangerousHtml: true })
  const { data: _, ...head } = frontMatter
  return { ...head, headings, html, passages: passagesOf(tree, anchors, wording.betweenCells), links, examples }
}

/**
 * Keeps `{{#name}}…{{/name}}` if the fact has a value and `{{^name}}…{{/name}}` if it has none, then replaces each `{{name}}` in
 * text, code and front matter by its value.
 */
function filled(source: string, file: string, wording: Wording): string {
  const kept = source.replaceAll(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (_, mark: string, name: string, text: string) => {
    if (!wording.optionalFacts.includes(name)) {
      throw new DocumentError(file, undefined, `{{${mark}${name}}} is no fact of src/content/docs/slot-facts.ts`)
    }
    return (mark === '#') === (wording.fact(name) !== undefined) ? text : ''
  })
  return kept.replaceAll(/\{\{([^{}]*)\}\}/g, (placeholder, name: string, index: number) => {
    const value = wording.fact(name)
    if (value !== undefined) return value
    const line = kept.slice(0, index).split('\n').length
    throw new DocumentError(file, line, `${placeholder} stands for nothing in src/content/docs/facts.ts or slot-facts.ts`)
  })
}

/** Removes the anchors from the headings and returns them. */
function takeAnchors(tree: Root, file: string): { headings: DocumentHeading[]; anchors: Map<Heading, string> } {
  const headings: DocumentHeading[] = []
  const anchors = new Map<Heading, string>()
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    const { depth } = node
    const wrong = (problem: string) => new DocumentError(file, node.position?.start.line, problem)
    if (depth !== 2 && depth !== 3) throw wrong('headings are ## and ###; the title is in the front matter')
    const last = node.children.at(-1)
    const [mark, id] = (last?.type === 'text' && /\s*\{#([a-z][a-z0-9-]*)\}$/.exec(last.value)) || []
    if (last?.type !== 'text' || mark === undefined || id === undefined) {
      throw wrong('a heading ends in its anchor: ## Heading {#anchor}, of small letters, digits and hyphens')
    }
    if ([...anchors.values()].includes(id)) throw wrong(`two headings have the anchor ${id}`)
    last.value = last.value.slice(0, -mark.length)
    anchors.set(node, id)
    headings.push({ id, text: textOf(node), depth })
  }
  return { headings, anchors }
}

function passagesOf(tree: Root, anchors: ReadonlyMap<Heading, string>, betweenCells: string): DocumentPassage[] {
  const passages: { anchor: string | undefined; heading: string | undefined; lines: Line[] }[] = [
    { anchor: undefined, heading: undefined, lines: [] }
  ]
  for (const node of tree.children) {
    if (node.type === 'heading') passages.push({ anchor: anchors.get(node), heading: textOf(node), lines: [] })
    else passages.at(-1)?.lines.push(...linesOf(node, betweenCells))
  }
  const joined = (lines: readonly Line[], isCode: boolean) =>
    lines
      .filter((line) => line.isCode === isCode)
      .map(({ text }) => text)
      .join('\n')
  return passages
    .filter(({ heading, lines }) => heading !== undefined || lines.length > 0)
    .map(({ lines, ...passage }) => ({ ...passage, text: joined(lines, false), code: joined(lines, true) }))
}

interface Line {
  text: string
  isCode: boolean
}

/**
 * The text of a block, one line for each paragraph, row and code block. A figure is skipped: the page shows
 * its caption.
 */
function linesOf(node: Root['children'][number] | ElementContent, betweenCells: string): Line[] {
  if (node.type === 'code') return node.lang === 'figure' ? [] : [{ text: node.value, isCode: true }]
  if (node.type === 'tableRow') {
    const cells = node.children.map((cell) => textOf(cell)).filter((cell) => cell !== '')
    return [{ text: cells.join(betweenCells), isCode: false }]
  }
  if ('children' in node && !['paragraph', 'heading'].includes(node.type))
    return node.children.flatMap((child) => linesOf(child, betweenCells))
  const text = textOf(node).replace(/^\[!\w+\]\s*/, '')
  return text === '' ? [] : [{ text, isCode: false }]
}
