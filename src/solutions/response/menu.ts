import { m } from '~/paraglide/messages'
import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    response: true
  }
}

export default {
  group: 'industry',
  order: 4,
  name: m.nav_solution_response
} satisfies SolutionMenuEntry
