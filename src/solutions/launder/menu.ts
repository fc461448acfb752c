import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    launder: true
  }
}

export default {
  group: 'finance',
  order: 2,
  name: m.nav_solution_launder
} satisfies SolutionMenuEntry
