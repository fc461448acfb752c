import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { EditionsPageContent } from './types'

/** The page that compares the editions. */
export const loadEditionsPage = (locale: Locale): Promise<EditionsPageContent> =>
  loadCopy(import.meta.glob<{ default: EditionsPageContent }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
