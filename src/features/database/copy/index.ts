import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { DatabaseContent } from './types'

/** The page of the graph database. */
export const loadDatabase = (locale: Locale): Promise<DatabaseContent> =>
  loadCopy(import.meta.glob<{ default: DatabaseContent }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
