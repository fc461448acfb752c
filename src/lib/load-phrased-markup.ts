import { createIsomorphicFn } from '@tanstack/react-start'
import { usesFullWidthMarks } from '~/contract/locale'
import { currentLocale } from './locale'
import { phrasedMarkup } from './phrased-markup'

let known: typeof phrasedMarkup | undefined

/** The HTML of a Chinese text that breaks between words; in the browser undefined until `loadPhrasedMarkup()` has fetched the words. */
export const knownPhrasedMarkup = createIsomorphicFn()
  .server((text: string): string | undefined => phrasedMarkup(text))
  .client((text: string): string | undefined => known?.(text))

/** Fetches the words before the browser renders a page in Chinese. The first page has the server's markup and needs none. */
export const loadPhrasedMarkup = createIsomorphicFn()
  .server(async (): Promise<void> => undefined)
  .client(async (): Promise<void> => {
    if (usesFullWidthMarks(currentLocale())) known ??= (await import('./phrased-markup')).phrasedMarkup
  })
