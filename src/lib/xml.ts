const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it stands within XML. Control characters, which XML 1.0 cannot hold at all, are left out. */
export const xml = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
