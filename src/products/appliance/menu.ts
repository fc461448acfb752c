import { m } from '~/paraglide/messages'
import type { ProductMenuEntry } from '../types'

export default {
  order: 3,
  name: m.nav_product_appliance,
  path: '/integrated'
} satisfies ProductMenuEntry
