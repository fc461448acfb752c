import type { Answer } from './request.ts'

/** The nonce that the policy of an answer allows. */
export const nonceOf = ({ headers }: Pick<Answer, 'headers'>): string | undefined =>
  /script-src 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]

/** The opening tags of a name. Without JSON-LD: no browser runs it, with a nonce or without. */
export const tagsOf = ({ body }: Pick<Answer, 'body'>, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${name}[\\s>][^>]*>?`, 'g'))].flatMap(([tag]) =>
    tag.includes('type="application/ld+json"') ? [] : [tag]
  )
