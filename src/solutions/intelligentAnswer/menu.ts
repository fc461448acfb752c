import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    intelligentAnswer: true
  }
}

export default {
  group: 'featured',
  order: 2,
  name: m.nav_solution_intelligent_answer
} satisfies SolutionMenuEntry
