import type { Answer } from './request.ts'

/** The nonce in the response's Content-Security-Policy. */
export const nonceOf = ({ headers }: Pick<Answer, 'headers'>): string | undefined =>
  /script-src 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]

/** The markup without what marks line breaks within Chinese texts, so that a text is found in it as it is written. */
export const withoutBreaks = ({ body }: Pick<Answer, 'body'>): string => body.replaceAll(/<wbr\/?>|<span class="phrased">/g, '')

/** The opening tags of a name, except JSON-LD: browsers do not run it, so it needs no nonce. */
export const tagsOf = ({ body }: Pick<Answer, 'body'>, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${name}[\\s>][^>]*>?`, 'g'))].flatMap(([tag]) =>
    tag.includes('type="application/ld+json"') ? [] : [tag]
  )
