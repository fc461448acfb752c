import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { DownloadCopy, DownloadsCopy } from './types'

/** The page where a trial begins. */
export const loadDownload = (locale: Locale): Promise<DownloadCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadCopy }>('./{zh-CN,en-US}.ts'), locale)

/** The download center. */
export const loadDownloadsCopy = (locale: Locale): Promise<DownloadsCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadsCopy }>('./downloads/{zh-CN,en-US}.ts'), locale)
