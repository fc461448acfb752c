import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { AccessibilityCopy } from './types'

export const loadAccessibility = (locale: Locale): Promise<AccessibilityCopy> =>
  loadCopy(import.meta.glob<{ default: AccessibilityCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
