import type { Answer } from './request.ts'

/** The nonce in the response's Content-Security-Policy. */
export const nonceOf = ({ headers }: Pick<Answer, 'headers'>): string | undefined =>
  /script-src 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]

/** The markup without break opportunities in Chinese texts, so that texts can be found as written. */
export const withoutBreaks = ({ body }: Pick<Answer, 'body'>): string => body.replaceAll(/<wbr\/?>|<span class="phrased">/g, '')

/** The opening tags of a name, except JSON-LD: browsers do not run it, so it needs no nonce. */
export const tagsOf = ({ body }: Pick<Answer, 'body'>, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${name}[\\s>][^>]*>?`, 'g'))].flatMap(([tag]) =>
    tag.includes('type="application/ld+json"') ? [] : [tag]
  )

/** Metadata in the head of a page: `meta` by property or name, `links` by relation. */
export function headOf({ body }: Pick<Answer, 'body'>) {
  const head = body.slice(0, body.indexOf('</head>'))
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
  const tags = head.match(/<(meta|link)\b[^>]*>/g) ?? []
  return {
    title: /<title[^>]*>([^<]+)</.exec(head)?.[1],
    meta: (name: string) =>
      tags.flatMap((tag) => ((attribute(tag, 'property') ?? attribute(tag, 'name')) === name ? [attribute(tag, 'content')] : [])),
    links: (rel: string) =>
      tags.flatMap((tag) =>
        attribute(tag, 'rel') === rel
          ? [{ href: attribute(tag, 'href') ?? '', language: attribute(tag, 'hreflang'), type: attribute(tag, 'type') }]
          : []
      )
  }
}
