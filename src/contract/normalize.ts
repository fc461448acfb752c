/** What a field takes. An identifier is a phone number or an e-mail address. */
export type TypedKind = 'phone' | 'code' | 'email' | 'identifier'

/**
 * What people and their phones put between digits: spaces, hyphens, dots, parentheses, slashes, and the invisible marks of the
 * writing direction that a copied contact brings along.
 */
const digitSeparator = /[\s\u2010-\u2015−－.．·()（）/／\p{Bidi_Control}\u200b-]/u

const separators = new RegExp(digitSeparator, 'gu')

/** Half-width digits without separators; other characters stay, for the rule of the field to refuse. */
const plainDigits = (typed: string): string =>
  typed.replaceAll(separators, '').replaceAll(/[０-９＋]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** A number of mainland China without its country code, another one with `+` before it. */
const plainPhone = (typed: string): string =>
  plainDigits(typed)
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+86(?=1\d{10}$)/, '')

/**
 * The form in which a typed text is checked, sent and stored. The schemas of browser and services call it, and the body of a form
 * is made with it, so that the same number is the same text everywhere. Passwords are never normalized: each character counts.
 * An e-mail address is in lower case altogether, as in every stored account.
 */
export function normalizeTyped(kind: TypedKind, typed: string): string {
  const text = typed.trim()
  if (kind === 'code') return plainDigits(text)
  if (kind === 'email' || (kind === 'identifier' && text.includes('@'))) return text.toLowerCase()
  return plainPhone(text)
}
