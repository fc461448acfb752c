import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    antifraud: true
  }
}

export default {
  order: 1,
  isInNavigation: true,
  name: m.nav_demo_antifraud
} satisfies DemoMenuEntry
