import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { AchievementCopy, OverviewCopy, TrainingCopy } from './types'

/** The certification series. */
export const loadOverviewCopy = (locale: Locale): Promise<OverviewCopy> =>
  loadCopy(import.meta.glob<{ default: OverviewCopy }>('./overview/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The achievement of a holder of GBCA. */
export const loadAchievementCopy = (locale: Locale): Promise<AchievementCopy> =>
  loadCopy(import.meta.glob<{ default: AchievementCopy }>('./achievement/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The curriculum of GBCA. */
export const loadTrainingCopy = (locale: Locale): Promise<TrainingCopy> =>
  loadCopy(import.meta.glob<{ default: TrainingCopy }>('./training/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
