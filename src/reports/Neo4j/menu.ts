import { m } from '~/paraglide/messages'
import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    Neo4j: { copy: ComparisonCopy }
  }
}

export default {
  order: 2,
  name: m.reports_neo4j,
  about: m.reports_neo4j_about,
  systems: ['neo4j']
} satisfies ReportEntry
