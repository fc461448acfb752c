import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    firmit: true
  }
}

export default {
  group: 'operations',
  order: 4,
  name: m.nav_solution_firmit
} satisfies SolutionMenuEntry
