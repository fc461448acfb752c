import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    supplychain: true
  }
}

export default {
  group: 'industry',
  order: 1,
  name: m.nav_solution_supplychain
} satisfies SolutionMenuEntry
