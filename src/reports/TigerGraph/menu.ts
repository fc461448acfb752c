import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    TigerGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 4,
  name: m.reports_tiger_graph,
  about: m.reports_tiger_graph_about,
  systems: ['tigergraph']
} satisfies ReportEntry
