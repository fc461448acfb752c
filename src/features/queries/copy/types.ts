import type { PageCopy } from '~/content/page-copy'

export interface PlaygroundCopy extends PageCopy {
  /** The question of each exercise, by its id. */
  questions: Readonly<Record<string, string>>
  /** Parameters, procedures and limits. */
  help: readonly string[]
  /** Features that the engine lacks. */
  not: readonly string[]
}
