import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { ConsultancyCopy, ResearchCopy, SchoolCopy, VideosCopy } from './types'

/** The video center. */
export const loadVideosCopy = (locale: Locale): Promise<VideosCopy> =>
  loadCopy(import.meta.glob<{ default: VideosCopy }>('./videos/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The research center. */
export const loadResearchCopy = (locale: Locale): Promise<ResearchCopy> =>
  loadCopy(import.meta.glob<{ default: ResearchCopy }>('./research/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The graph school. */
export const loadSchoolCopy = (locale: Locale): Promise<SchoolCopy> =>
  loadCopy(import.meta.glob<{ default: SchoolCopy }>('./school/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The consultancy page. */
export const loadConsultancyCopy = (locale: Locale): Promise<ConsultancyCopy> =>
  loadCopy(import.meta.glob<{ default: ConsultancyCopy }>('./consultancy/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
