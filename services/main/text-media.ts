import { brokenImage } from '../../src/contract/blocks'
import type { RichElement, RichNode } from '../../src/contract/rich-text'

/* The pictures and players of a text, as publication at the desk and an import check them. */

/** All elements of a text, in document order. */
const elementsOf = (text: readonly RichNode[]): RichElement[] =>
  text.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))

/** Addresses that a text loads. */
export const loadedBy = (text: readonly RichNode[]): string[] =>
  elementsOf(text).flatMap(({ src, poster }) => [src, poster].filter((address) => address !== undefined))

/** A picture is a placeholder or lacks an alternative text of its own; a player lacks a title. */
interface MediumFault {
  kind: 'placeholder' | 'alt' | 'title'
  /** Number among the pictures or the players, from 1. */
  position: number
}

/** The first fault of a text's media. */
export function faultyMedium(text: readonly RichNode[]): MediumFault | undefined {
  const elements = elementsOf(text)
  const images = elements.filter(({ tag }) => tag === 'img')
  const players = elements.filter(({ tag }) => tag === 'video' || tag === 'audio')
  const isPlaceholder = ({ src }: RichElement) => src?.replace(/#.*$/, '') === brokenImage
  const rules = [
    { kind: 'placeholder', media: images, isFaulty: isPlaceholder },
    { kind: 'alt', media: images, isFaulty: ({ alt }: RichElement) => !alt?.trim() },
    { kind: 'title', media: players, isFaulty: ({ label }: RichElement) => !label?.trim() }
  ] as const
  return rules
    .map(({ kind, media, isFaulty }): MediumFault => ({ kind, position: media.findIndex(isFaulty) + 1 }))
    .find(({ position }) => position > 0)
}
