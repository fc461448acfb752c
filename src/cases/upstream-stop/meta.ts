import { m } from '~/paraglide/messages'
import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'upstream-stop': true
  }
}

export default {
  order: 3,
  industry: 'manufacturing',
  solution: 'supplychain',
  kind: 'reach',
  list: { name: m.customers_upstream_stop_name, text: m.customers_upstream_stop_text }
} satisfies CaseMeta
