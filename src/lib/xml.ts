const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for XML and removes the control characters that XML 1.0 forbids. */
export const xml = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
