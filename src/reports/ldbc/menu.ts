import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'
import type { LdbcCopy } from './types'

declare module '../types' {
  interface ReportPages {
    ldbc: { copy: LdbcCopy }
  }
}

export default {
  order: 1,
  name: m.reports_ldbc,
  about: m.reports_ldbc_about,
  systems: []
} satisfies ReportEntry
