import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    amc: true
  }
}

export default {
  group: 'operations',
  order: 3,
  name: m.nav_solution_amc
} satisfies SolutionMenuEntry
