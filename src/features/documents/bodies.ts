import type { Locale } from '~/contract/locale'

/*
 * The texts of the documents that were loaded, kept apart from what the loader returns: that is written into the page a second
 * time for hydration, and the text is the largest part of a page.
 */
const bodies = new Map<string, string>()

interface Which {
  version: string
  id: number
  locale: Locale
}

const keyOf = ({ version, id, locale }: Which) => `${version}/${id}/${locale}`

export function keepBody(which: Which, html: string): void {
  bodies.set(keyOf(which), html)
}

/** The HTML of a document; undefined in a browser that got it as part of a page and not from the loader. */
export function bodyOf(which: Which): string | undefined {
  return bodies.get(keyOf(which))
}
