import { m } from '~/paraglide/messages'
import type { ProductMenuEntry } from '../types'

export default {
  order: 2,
  name: m.nav_product_rag,
  path: '/graphRag'
} satisfies ProductMenuEntry
