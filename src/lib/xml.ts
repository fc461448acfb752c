const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for markup: content, or an attribute in double quotes. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** Escapes a text for XML and removes the control characters that XML 1.0 forbids. */
export const xml = (text: string): string => escapeMarkup(text.replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
