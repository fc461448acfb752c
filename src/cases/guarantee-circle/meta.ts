import { m } from '~/paraglide/messages'
import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'guarantee-circle': true
  }
}

export default {
  order: 2,
  industry: 'finance',
  solution: 'credit',
  kind: 'path',
  list: { name: m.customers_guarantee_circle_name, text: m.customers_guarantee_circle_text }
} satisfies CaseMeta
