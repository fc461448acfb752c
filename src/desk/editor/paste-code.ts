import type { Block } from '~/contract/blocks'
import { syntaxPattern } from '~/contract/rich-text'
import { attributeOf, isDropped, isElementNode, nameOf, type ParsedNode, styleOf } from './inline'

/* Code of other programs, with all of its lines. */

/** Elements around other blocks, and boxes in which programs write lines. */
export const containers = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup html legend main nav p section summary'.split(
    ' '
  )
)

/** Editors of code write its lines as boxes that keep their spaces. */
export const isCode = (node: ParsedNode): boolean =>
  nameOf(node) === 'pre' ||
  (nameOf(node) === 'div' &&
    styleOf(node)('white-space').startsWith('pre') &&
    /mono|consolas|courier|menlo/.test(styleOf(node)('font-family')))

/** The block of an element with code. */
export function codeOf(node: ParsedNode): Block {
  const inner = [...node.childNodes].find((child) => nameOf(child) === 'code')
  const names = [node, inner].flatMap((one) => (one ? attributeOf(one, 'class').split(/\s+/) : []))
  const syntax = names
    .flatMap((name) => /^(?:language|lang)-(.+)$/.exec(name)?.[1] ?? [])
    .find((name) => syntaxPattern.test(name))
  return { type: 'code', ...(syntax !== undefined && { syntax }), text: textOf(node) }
}

/** Marks the beginning and the end of a box. Text has no such character, because unwritable ones are left out. */
const edge = '\u0000'
const edges = new RegExp(`${edge}+`, 'g')
const lastEdge = new RegExp(`${edge}?\n?${edge}?$`)
const lineEdges = new RegExp(`\n?${edge}`, 'g')

/** The text of an element as browsers show it: boxes break a line once, and its last break shows no line. */
export const textOf = (node: ParsedNode): string =>
  `${edge}${writtenIn(node)}`.replaceAll(edges, edge).slice(1).replace(lastEdge, '').replaceAll(lineEdges, '\n')

const writtenIn = (node: ParsedNode): string =>
  [...node.childNodes]
    .map((child) => {
      if (!isElementNode(child))
        return child.nodeType === 3 ? (child.nodeValue ?? '').replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '') : ''
      if (isDropped(child)) return ''
      if (nameOf(child) === 'br') return '\n'
      const text = writtenIn(child)
      // Each line can be a box of its own, an empty one with a break in it or with nothing.
      const isBox = containers.has(nameOf(child)) || nameOf(child) === 'li'
      return isBox ? `${edge}${text || '\n'}${edge}` : text
    })
    .join('')
