import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { ConnectCopy } from './types'

/** The partner programs, in Chinese only. A separate module, so that other pages do not load it. */
export const loadPrograms = async () => {
  const { programs, firstLetter } = await import('./programs')
  return { programs, firstLetter }
}

/** The page with the partner form. */
export const loadConnect = (locale: Locale): Promise<ConnectCopy> =>
  loadCopy(import.meta.glob<{ default: ConnectCopy }>('./connect/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
