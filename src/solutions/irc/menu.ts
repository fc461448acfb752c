import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    irc: true
  }
}

export default {
  group: 'operations',
  order: 2,
  name: m.nav_solution_irc
} satisfies SolutionMenuEntry
