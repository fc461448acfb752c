import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { PracticeCopy } from './types'

/** Practice exam and study material. */
export const loadPracticeCopy = (locale: Locale): Promise<PracticeCopy> =>
  loadCopy(import.meta.glob<{ default: PracticeCopy }>('./practice/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
