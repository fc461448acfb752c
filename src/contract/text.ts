/** Length of a text in code points: a character of two UTF-16 units counts as one. */
export const characterCount = (text: string): number => [...text].length

const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/**
 * Whether a text is safe to store. Control characters other than tabs and line breaks are never typed and break mail,
 * logs and exports; a lone surrogate has no UTF-8 form, so a database would store something else than was checked.
 */
export const isWritable = (text: string): boolean => !unwritable.test(text)

/** Line breaks and tabs; marks, embeddings, overrides and isolates of the writing direction; characters without a width. */
const unfitForLine =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\u{e0000}-\u{e007f}]/u

/** Characters that join or vary others and show nothing by themselves. */
const invisibleAlone = /\s|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu

/**
 * Whether a text is fit for a single-line field: a line break forges lines in mails and exports, an override of the
 * writing direction makes a name read as another, and a text that cannot be seen passes for an empty one. Joiners stay
 * allowed beside other characters: emoji and some scripts need them.
 */
export const isWritableLine = (text: string): boolean =>
  isWritable(text) && !unfitForLine.test(text) && (text === '' || text.replaceAll(invisibleAlone, '') !== '')
