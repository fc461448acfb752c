import { loadCopy } from '~/content/load-copy'
import type { PageCopy } from '~/content/page-copy'
import type { Locale } from '~/contract/locale'

/** Copy of the list of demos; that of a demo is in its folder. */
export const loadDemoList = (locale: Locale): Promise<PageCopy> =>
  loadCopy(import.meta.glob<{ default: PageCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
