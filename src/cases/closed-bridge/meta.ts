import { m } from '~/paraglide/messages'
import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'closed-bridge': true
  }
}

export default {
  order: 5,
  industry: 'transport',
  solution: 'logistics',
  kind: 'path',
  list: { name: m.customers_closed_bridge_name, text: m.customers_closed_bridge_text }
} satisfies CaseMeta
