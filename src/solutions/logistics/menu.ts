import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    logistics: true
  }
}

export default {
  group: 'industry',
  order: 3,
  name: m.nav_solution_logistics
} satisfies SolutionMenuEntry
