import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    socialmarket: true
  }
}

export default {
  order: 3,
  isInNavigation: true,
  name: m.nav_demo_socialmarket
} satisfies DemoMenuEntry
