import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    credit: true
  }
}

export default {
  group: 'finance',
  order: 3,
  name: m.nav_solution_credit
} satisfies SolutionMenuEntry
