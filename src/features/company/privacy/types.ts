import type { PageCopy } from '~/content/page-copy'

/** The page of the privacy statement, `/privacy`, without the statement itself (`src/content/privacy-statement.ts`). */
export interface PrivacyCopy extends PageCopy {
  /** The table of versions beside the headline. */
  versions: { caption: string; version: string; updated: string; effective: string; published: string }
}
