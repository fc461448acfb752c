import { createElement, type ReactNode } from 'react'
import type { RichNode, RichText as RichTextData } from '~/contract/rich-text'
import './rich-text.css'

/** A formatted text of the main API, each node as the element of its name. There is no HTML in it, so none is parsed. */
export function RichText({ text }: { text: RichTextData }) {
  return createElement('div', { className: 'rich-text' }, ...text.map(elementOf))
}

function elementOf(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, src, alt, syntax } = node
  const children = node.children.map(elementOf)
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag)
    case 'img':
      return createElement('img', { src, alt: alt ?? '', loading: 'lazy' })
    case 'a':
      return createElement('a', { href }, ...children)
    case 'code':
      return createElement('code', syntax === undefined ? null : { className: `language-${syntax}` }, ...children)
    case 'pre':
      // Wide code scrolls, and a keyboard must be able to scroll it.
      return createElement('pre', { tabIndex: 0 }, ...children)
    default:
      return createElement(tag, null, ...children)
  }
}
