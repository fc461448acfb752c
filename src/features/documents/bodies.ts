import type { Locale } from '~/contract/locale'

/*
 * Document texts by document. They are kept out of the loader data, which is serialized into the page for hydration and would
 * double the page's largest part.
 */
const bodies = new Map<string, string>()

interface Which {
  version: string
  id: number
  locale: Locale
}

const keyOf = ({ version, id, locale }: Which) => `${version}/${id}/${locale}`

export function storeBody(which: Which, html: string): void {
  bodies.set(keyOf(which), html)
}

/** A document's HTML; undefined in a browser that received it as server-rendered markup. */
export function bodyOf(which: Which): string | undefined {
  return bodies.get(keyOf(which))
}
