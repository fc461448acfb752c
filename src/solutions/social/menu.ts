import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    social: true
  }
}

export default {
  group: 'operations',
  order: 1,
  name: m.nav_solution_social
} satisfies SolutionMenuEntry
