import { useRouter } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText as Text } from '~/contract/rich-text'
import { hasRoute } from '~/lib/has-route'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { ScrollRegion } from '~/ui/scroll-region'
import './rich-text.css'

/**
 * A formatted text of the main API, as elements: each `tag` of the contract becomes the element of that name, so nothing of the
 * text is ever read as HTML. `lang` where it is another language than the page's.
 */
export function RichText({ text, lang }: { text: Text; lang?: string | undefined }) {
  return createElement('div', { className: 'rich-text', lang }, ...text.map(node))
}

/** Elements are passed as arguments: a text has no identities that keys could name. */
function node(part: RichNode): ReactNode {
  if (typeof part === 'string') return part
  const { tag, children } = part
  const inner = children.map(node)
  if (tag === 'a') return createElement(TextLink, { href: part.href ?? '' }, ...inner)
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

/** Code says its language; no other element has attributes. */
const attributes = ({ tag, syntax }: RichElement) => (tag === 'code' && syntax ? { 'data-syntax': syntax } : null)

/** A link to a page leads through the router, and is left out where there is no such page; an anchor of a text leads nowhere. */
function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  const router = useRouter()
  if (/^(https:|mailto:)/.test(href)) {
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    )
  }
  if (!href.startsWith('/')) return children
  if (/^\/(api\/main\/file|public)\//.test(href)) return <a href={href}>{children}</a>
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid')
  if (!hasRoute(router, pathname)) return children
  return (
    <PageLink to={{ path: pathname, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) }}>
      {children}
    </PageLink>
  )
}
