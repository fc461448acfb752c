import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    developer: { copy: ComparisonCopy }
  }
}

export default {
  order: 6,
  name: m.reports_developer,
  about: m.reports_developer_about,
  systems: ['galaxy-free', 'galaxy-paid']
} satisfies ReportEntry
