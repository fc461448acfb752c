import { m } from '~/paraglide/messages'
import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    fit: true
  }
}

export default {
  order: 3,
  name: m.products_tab_fit
} satisfies TabEntry
