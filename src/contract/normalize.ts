/** Kind of a typed value. An identifier is a phone number or an email address. */
export type TypedKind = 'phone' | 'code' | 'email' | 'identifier'

/**
 * Characters that people and their phones put between digits: spaces, hyphens, dots, parentheses, slashes, and the invisible
 * bidirectional controls and zero-width spaces of a copied contact.
 */
const separators = /[\s\u2010-\u2015−－.．·()（）/／\p{Bidi_Control}\u200b-]/gu

/** Half-width digits without separators; other characters stay, so that validation rejects them. */
const plainDigits = (typed: string): string =>
  typed.replaceAll(separators, '').replaceAll(/[０-９＋]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** A number of mainland China without its country code, any other international number with `+`. */
const plainPhone = (typed: string): string =>
  plainDigits(typed)
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+86(?=1\d{10}$)/, '')

/**
 * The form in which a typed value is validated, sent and stored. The schemas of browser and services use it, and so do forms for
 * their bodies, so that the same number is the same string everywhere. Passwords are never normalized: each character counts.
 * An email address is lower-cased as a whole, as in every stored account.
 */
export function normalizeTyped(kind: TypedKind, typed: string): string {
  const text = typed.trim()
  if (kind === 'code') return plainDigits(text)
  if (kind === 'email' || (kind === 'identifier' && text.includes('@'))) return text.toLowerCase()
  return plainPhone(text)
}
