import type { Locale } from '~/contract/locale'
import { loadCopy } from '~/lib/load-copy'
import type { DownloadCopy } from './types'

/** The page where a trial begins. */
export const loadDownload = (locale: Locale): Promise<DownloadCopy> =>
  loadCopy(import.meta.glob<{ default: DownloadCopy }>('./{zh-CN,en-US}.ts'), locale)
