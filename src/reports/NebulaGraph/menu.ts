import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    NebulaGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 3,
  name: m.reports_nebula_graph,
  about: m.reports_nebula_graph_about,
  systems: ['nebulagraph']
} satisfies ReportEntry
