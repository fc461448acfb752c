import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { DownloadCopy, DownloadsCopy } from './types'

/** The page on which a trial begins. */
export const loadDownload = (locale: Locale): Promise<DownloadCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The download center. */
export const loadDownloadsCopy = (locale: Locale): Promise<DownloadsCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadsCopy }>('./downloads/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
