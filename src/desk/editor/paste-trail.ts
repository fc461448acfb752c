import type { Block } from '~/contract/blocks'
import { linkPattern } from '~/contract/rich-text'
import { attributeOf, isElementNode, isOwnMarker, nameOf, type ParsedNode } from './inline'

/* Findings in a paste beside its blocks: images to fetch, and content that the text will not have, so that the author is told. */

/** Kinds of content that the editor cannot hold. */
export type Lost = 'drawing' | 'field' | 'frame' | 'link' | 'player'

/** Content of a paste. */
export interface Pasted {
  blocks: Block[]
  /** Addresses of the images by the placeholder that each shows until the server has fetched it. */
  images: Map<string, string>
  /** Number of parts that were left out, by kind. */
  lost: Map<Lost, number>
  /** Words that may be meant as Markdown. */
  markdown?: string
  /** Addresses without encryption, which no page leads to: they stay as words. */
  plainLinks: number
}

/** Findings beside the blocks, collected while a paste is read. */
export type Trail = Pick<Pasted, 'images' | 'lost' | 'plainLinks'>

export const emptyTrail = (): Trail => ({ images: new Map(), lost: new Map(), plainLinks: 0 })

const kindsOfLost = new Map<string, Lost>([
  ['video', 'player'],
  ['audio', 'player'],
  ['iframe', 'frame'],
  ['object', 'frame'],
  ['embed', 'frame'],
  ['svg', 'drawing'],
  ['canvas', 'drawing'],
  ['math', 'drawing'],
  ['select', 'field'],
  ['textarea', 'field']
])

/** Counts a part that will be missing. */
const addLost = ({ lost }: Trail, kind: Lost) => lost.set(kind, (lost.get(kind) ?? 0) + 1)

/** Counts a link that no words can have, instead of among the addresses that stay as words. */
export function loseLink(node: ParsedNode, trail: Trail): void {
  const href = attributeOf(node, 'href').trim()
  if (isPlain(href)) trail.plainLinks -= 1
  if (isPlain(href) || (linkPattern.test(href) && !href.startsWith('#'))) addLost(trail, 'link')
}

const isPlain = (href: string): boolean => /^http:\/\//i.test(href)

/** Counts the parts that will be missing, so that the author is told. */
export function noteLost(node: ParsedNode, trail: Trail): void {
  for (const child of node.childNodes) {
    if (!isElementNode(child) || isOwnMarker(child)) continue
    const kind = kindsOfLost.get(nameOf(child))
    if (kind !== undefined && addressIn(child) === undefined) addLost(trail, kind)
    if (nameOf(child) === 'a' && isPlain(attributeOf(child, 'href').trim())) trail.plainLinks += 1
    noteLost(child, trail)
  }
}

/** The address of a player or of a page within the page, to which a link leads in its place. */
export function addressIn(node: ParsedNode): string | undefined {
  if (!['video', 'audio', 'iframe', 'embed'].includes(nameOf(node))) return undefined
  const sources = [node, ...node.childNodes].map((one) => attributeOf(one, 'src').trim())
  return sources.find((src) => src !== '' && linkPattern.test(src))
}
