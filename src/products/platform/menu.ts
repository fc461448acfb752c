import { m } from '~/paraglide/messages'
import type { ProductMenuEntry } from '../types'

export default {
  order: 1,
  name: m.nav_product_platform,
  path: '/giProduct'
} satisfies ProductMenuEntry
