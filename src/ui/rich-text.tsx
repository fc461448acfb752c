import { useRouter } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText as Text } from '~/contract/rich-text'
import { hasRoute } from '~/lib/has-route'
import { m } from '~/paraglide/messages'
import { PageLink } from '~/ui/page-link'
import { ScrollRegion } from '~/ui/scroll-region'

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

/** Only code has an attribute: its language. */
const attributes = ({ tag, syntax }: RichElement) => (tag === 'code' && syntax ? { 'data-syntax': syntax } : null)

/** Internal links go through the router; links to missing pages and fragments render as plain text. */
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
