import { m } from '~/paraglide/messages'
import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    index: true
  }
}

export default {
  order: 1,
  name: m.products_tab_index
} satisfies TabEntry
