import { brand } from '~/contract/brand'
import { m } from '~/paraglide/messages'
import type { ProductMenuEntry } from '../types'

export default {
  order: 4,
  name: (_, options) => m.nav_product_why({ brand }, options),
  path: '/product/whychoosen'
} satisfies ProductMenuEntry
