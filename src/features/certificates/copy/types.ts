import type { PageCopy, PlateCopy } from '~/content/page-copy'

interface Fact {
  term: string
  text: string
}

/** The page that checks certificates, `/verify`. */
export interface VerifyCopy extends PageCopy {
  /** Facts that a certificate proves, and the limit of the proof. */
  proof: PlateCopy & { facts: readonly Fact[]; limit: Fact }
  file: PlateCopy
}
