import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { ProductId, ProductPages } from './types'

/** The copy of a product page. */
export const loadProduct = <Id extends ProductId>(page: Id, locale: Locale): Promise<ProductPages[Id]['copy']> =>
  loadCopy(import.meta.glob<{ default: ProductPages[Id]['copy'] }>('./*/[a-z][a-z]-[A-Z][A-Z].ts'), locale, page)
