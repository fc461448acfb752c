import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { PrivacyCopy } from './types'

export const loadPrivacy = (locale: Locale): Promise<PrivacyCopy> =>
  loadCopy(import.meta.glob<{ default: PrivacyCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
