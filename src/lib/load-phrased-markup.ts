import { usesFullWidthMarks } from '~/contract/locale'
import { currentLocale } from './locale'
import type { phrasedMarkup } from './phrased-markup'

// The condition removes the import from the browser's bundle, and with it the word list.
let loadedPhrasedMarkup: typeof phrasedMarkup | undefined = import.meta.env.SSR
  ? (await import('./phrased-markup')).phrasedMarkup
  : undefined

/**
 * The HTML of a Chinese text with break opportunities between words; in the browser, undefined until `loadPhrasedMarkup()` has
 * loaded the word list.
 */
export const phrasedMarkupIfLoaded = (text: string): string | undefined => loadedPhrasedMarkup?.(text)

/** Loads the word list before the browser renders a Chinese page. The first page uses the server's markup and does not need it. */
export async function loadPhrasedMarkup(): Promise<void> {
  if (usesFullWidthMarks(currentLocale())) loadedPhrasedMarkup ??= (await import('./phrased-markup')).phrasedMarkup
}
