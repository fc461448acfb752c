import { m } from '~/paraglide/messages'
import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    join: true
  }
}

export default {
  order: 2,
  name: m.products_tab_join
} satisfies TabEntry
