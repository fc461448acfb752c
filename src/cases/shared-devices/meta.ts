import { m } from '~/paraglide/messages'
import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'shared-devices': true
  }
}

export default {
  order: 1,
  industry: 'finance',
  solution: 'fraud',
  kind: 'ring',
  list: { name: m.customers_shared_devices_name, text: m.customers_shared_devices_text }
} satisfies CaseMeta
