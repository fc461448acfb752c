/** Length of a text in code points: a character of two UTF-16 units counts as one. */
export const characterCount = (text: string): number => [...text].length

const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/**
 * Whether a text is safe to store. Control characters other than tabs and line breaks are never typed and break mail,
 * logs and exports; a lone surrogate has no UTF-8 form, so a database would store something else than was checked.
 */
export const isWritable = (text: string): boolean => !unwritable.test(text)
