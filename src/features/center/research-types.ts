import type { ResearchType } from '~/contract/research'
import { m } from '~/paraglide/messages'

export const researchTypeNames: Readonly<Record<ResearchType, typeof m.center_research_guides>> = {
  whitepapers: m.center_research_whitepapers,
  reports: m.center_research_reports,
  guides: m.center_research_guides
}
