import { brand } from '~/contract/brand'
import type { ProductMenuEntry } from '../types'

export default {
  order: 5,
  name: () => `${brand}Weaver`,
  path: '/product/GalaxyWeaver'
} satisfies ProductMenuEntry
