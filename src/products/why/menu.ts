import { brand } from '~/contract/brand'
import type { ProductMenuEntry } from '../types'

export default {
  order: 4,
  name: { 'zh-CN': `为什么选择${brand}`, 'en-US': `Why choose ${brand}` },
  path: '/product/whychoosen'
} satisfies ProductMenuEntry
