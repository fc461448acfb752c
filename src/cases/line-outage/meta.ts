import { m } from '~/paraglide/messages'
import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'line-outage': true
  }
}

export default {
  order: 4,
  industry: 'energy',
  solution: 'power',
  kind: 'reach',
  list: { name: m.customers_line_outage_name, text: m.customers_line_outage_text }
} satisfies CaseMeta
