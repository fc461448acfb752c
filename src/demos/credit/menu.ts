import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    credit: true
  }
}

export default {
  order: 6,
  isInNavigation: false,
  name: m.nav_demo_credit
} satisfies DemoMenuEntry
