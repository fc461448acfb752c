import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    fraud: true
  }
}

export default {
  group: 'finance',
  order: 1,
  name: m.nav_solution_fraud
} satisfies SolutionMenuEntry
