import { createIsomorphicFn } from '@tanstack/react-start'
import { usesFullWidthMarks } from '~/contract/locale'
import { currentLocale } from './locale'
import { phrasedMarkup } from './phrased-markup'

let loadedPhrasedMarkup: typeof phrasedMarkup | undefined

/**
 * The HTML of a Chinese text with break opportunities between words; in the browser, undefined until `loadPhrasedMarkup()` has
 * loaded the word list.
 */
export const phrasedMarkupIfLoaded = createIsomorphicFn()
  .server((text: string): string | undefined => phrasedMarkup(text))
  .client((text: string): string | undefined => loadedPhrasedMarkup?.(text))

/** Loads the word list before the browser renders a Chinese page. The first page uses the server's markup and does not need it. */
export const loadPhrasedMarkup = createIsomorphicFn()
  .server(async (): Promise<void> => undefined)
  .client(async (): Promise<void> => {
    if (usesFullWidthMarks(currentLocale())) loadedPhrasedMarkup ??= (await import('./phrased-markup')).phrasedMarkup
  })
