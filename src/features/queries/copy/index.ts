import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { PlaygroundCopy } from './types'

export const loadPlaygroundCopy = (locale: Locale): Promise<PlaygroundCopy> =>
  loadCopy(import.meta.glob<{ default: PlaygroundCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
