import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    customer360: true
  }
}

export default {
  group: 'featured',
  order: 3,
  name: m.nav_solution_customer360
} satisfies SolutionMenuEntry
