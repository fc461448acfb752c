import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    launder: true
  }
}

export default {
  order: 5,
  isInNavigation: false,
  name: m.nav_demo_launder
} satisfies DemoMenuEntry
