import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Answer } from '../../src/contract/answer'
import { type Locale, localeFromLanguageHeader } from '../../src/contract/locale'

/** A paraglide message: text for a visitor in the requested language. */
export type Text = (inputs: Record<string, never>, options: { locale: Locale }) => string

/**
 * A failure that the caller can act on. Its text is shown to a visitor, so it is a message, never the cause of the
 * error.
 */
export class Refusal extends Error {
  constructor(
    /** Used as the HTTP status and as the body's `status`. */
    readonly status: ContentfulStatusCode,
    readonly text: Text,
    readonly details: {
      /** Name of the invalid field of the request. */
      field?: string
      /** Seconds until the call can succeed. */
      retryAfter?: number
      /** Data that the caller needs to go on, such as the current state of the record that it wanted to change. */
      data?: unknown
    } = {}
  ) {
    super(`Refused with ${status}`)
    this.name = 'Refusal'
  }
}

/** Language of the answer's texts (`Language: EN|CN`, spec §7). */
export function requestLocale(c: Context): Locale {
  return localeFromLanguageHeader(c.req.header('Language'))
}

export function succeed(c: Context, data?: unknown): Response {
  return c.json(data === undefined ? { status: 200 } : { status: 200, data })
}

export function refuse(c: Context, { status, text, details }: Refusal): Response {
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter))
  const { field, data } = details
  const answer: Answer = { status, error: text({}, { locale: requestLocale(c) }), field, data }
  return c.json(answer, status)
}
