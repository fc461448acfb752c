import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    supplychain: true
  }
}

export default {
  order: 7,
  isInNavigation: false,
  name: m.nav_demo_supplychain
} satisfies DemoMenuEntry
