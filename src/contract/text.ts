/** How many characters a text has, as a person counts them: one written with two UTF-16 units is still one. */
export const characterCount = (text: string): number => [...text].length

const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/**
 * Whether a text can be written down. Control characters other than tabs and line breaks are typed by nobody and break
 * mail, logs and exports; half of a surrogate pair has no UTF-8, so a database would keep something else than was checked.
 */
export const isWritable = (text: string): boolean => !unwritable.test(text)
