import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    knowledge: true
  }
}

export default {
  group: 'featured',
  order: 1,
  name: m.nav_solution_knowledge
} satisfies SolutionMenuEntry
