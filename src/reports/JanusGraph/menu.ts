import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    JanusGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 5,
  name: m.reports_janus_graph,
  about: m.reports_janus_graph_about,
  systems: ['janusgraph']
} satisfies ReportEntry
