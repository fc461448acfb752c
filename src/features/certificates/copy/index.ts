import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { VerifyCopy } from './types'

/** The page that checks certificates. */
export const loadVerify = (locale: Locale): Promise<VerifyCopy> =>
  loadCopy(import.meta.glob<{ default: VerifyCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
