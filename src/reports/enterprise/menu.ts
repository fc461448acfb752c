import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    enterprise: { copy: ComparisonCopy }
  }
}

export default {
  order: 7,
  name: m.reports_enterprise,
  about: m.reports_enterprise_about,
  systems: ['galaxy-standard', 'galaxy-advanced']
} satisfies ReportEntry
