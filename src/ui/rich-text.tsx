import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText as Text } from '~/contract/rich-text'
import { m } from '~/paraglide/messages'
import { ScrollRegion } from '~/ui/scroll-region'
import { StoredLink } from '~/ui/stored-link'
import '~/styles/text.css'

/**
 * Renders main's formatted text as elements: each `tag` of the contract becomes that element, so no text is parsed as HTML.
 * Set `lang` if it differs from the page's.
 */
export function RichText({ text, lang }: { text: Text; lang?: string | undefined }) {
  return createElement('div', { className: 'rich-text', lang }, ...text.map(node))
}

/** Children are passed as arguments because they have no ids to use as keys. */
function node(part: RichNode): ReactNode {
  if (typeof part === 'string') return part
  const { tag, children } = part
  const inner = children.map(node)
  if (tag === 'a') return createElement(StoredLink, { address: part.href ?? '', source: 'text' }, ...inner)
  if (tag === 'img') return createElement('img', { src: part.src, alt: part.alt ?? '', loading: 'lazy' })
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'pre') {
    return createElement(
      ScrollRegion,
      { className: 'rich-code', 'aria-label': m.page_code() },
      createElement('pre', null, ...inner)
    )
  }
  return createElement(tag, attributes(part), ...inner)
}

/** Only code has an attribute: its language. */
const attributes = ({ tag, syntax }: RichElement) => (tag === 'code' && syntax ? { 'data-syntax': syntax } : null)
