import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    power: true
  }
}

export default {
  group: 'industry',
  order: 2,
  name: m.nav_solution_power
} satisfies SolutionMenuEntry
