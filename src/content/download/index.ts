import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { DownloadCopy } from './types'

/** The page where a trial begins. */
export const loadDownload = (locale: Locale): Promise<DownloadCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadCopy }>('./{zh-CN,en-US}.ts'), locale)
