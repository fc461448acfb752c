import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    power: true
  }
}

export default {
  order: 2,
  isInNavigation: true,
  name: m.nav_demo_power
} satisfies DemoMenuEntry
