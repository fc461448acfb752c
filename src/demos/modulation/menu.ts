import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    modulation: true
  }
}

export default {
  order: 4,
  isInNavigation: true,
  name: m.nav_demo_modulation
} satisfies DemoMenuEntry
