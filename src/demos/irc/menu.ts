import { m } from '~/paraglide/messages'
import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    irc: true
  }
}

export default {
  order: 8,
  isInNavigation: false,
  name: m.nav_demo_irc
} satisfies DemoMenuEntry
