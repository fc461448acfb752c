import type { TopicId } from '~/content/exam-topics'
import type { PageCopy, PlateCopy } from '~/content/page-copy'
import type { LessonsCopy } from './curriculum'

interface LinkedStep {
  title: string
  text: string
  link: string
}

/** `/center/train`. */
export interface OverviewCopy extends PageCopy {
  actions: { start: string; exam: string }
  figure: { caption: string; reading: string; unavailable: string }
  rules: PlateCopy
  series: PlateCopy & {
    gbca: { text: string; link: string }
    /** Beside the facts that the vendor has set of a certification. */
    talk: string
    /** In place of facts that the vendor has not set, with the link to the form. */
    unset: string
    notify: string
  }
  notice: PlateCopy
  prepare: PlateCopy & { steps: Readonly<Record<'learn' | 'practice' | 'exam' | 'verify', LinkedStep>> }
}

/** Words of the drawing at the head of `/center/train/GBCA`. */
export interface AchievementWords {
  holder: string
  verifier: string
  holds: string
  checks: string
  /** Short names, which fit beside the drawing on a phone. */
  topics: Readonly<Record<TopicId, string>>
}

/** `/center/train/GBCA`. */
export interface AchievementCopy extends PageCopy {
  actions: { start: string; verify: string }
  drawing: { caption: string; reading: string; alt: string; words: AchievementWords }
  abilities: PlateCopy & {
    /** Four for each topic, as the headline says. */
    topics: Readonly<Record<TopicId, readonly [string, string, string, string]>>
  }
  rules: PlateCopy
  verify: PlateCopy & { steps: readonly { title: string; text: string }[] }
  next: PlateCopy & Readonly<Record<'train' | 'exam' | 'verify', { kicker: string; title: string; link: string }>>
}

/** `/center/train/GBCA/training`. */
export interface TrainingCopy extends PageCopy {
  /** Aim of each topic, as its headline. */
  topics: Readonly<Record<TopicId, string>>
  lessons: LessonsCopy
  next: PlateCopy & Readonly<Record<'practice' | 'exam', { kicker: string; title: string; link: string }>>
}
