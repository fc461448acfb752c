import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { CustomersCopy } from './types'

export const loadCustomersCopy = (locale: Locale): Promise<CustomersCopy> =>
  loadCopy(import.meta.glob<{ default: CustomersCopy }>('./[a-z][a-z]-[A-Z][A-Z].ts'), locale)
