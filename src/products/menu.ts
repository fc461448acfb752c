import { inOrder } from '~/lib/page-folders'
import type { ProductId, ProductMenuEntry } from './types'

/** The product pages as the menu lists them, from the folders beside this module. */
export const productPages = inOrder<ProductId, ProductMenuEntry>(
  import.meta.glob('./*/menu.ts', { eager: true, import: 'default' })
)
