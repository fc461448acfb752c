import type { PageCopy, PlateCopy } from '~/content/page-copy'

interface Fact {
  term: string
  text: string
}

/** The page that checks certificates, `/verify`. */
export interface VerifyCopy extends PageCopy {
  /** What a certificate proves, and what it does not. */
  proof: PlateCopy & { facts: readonly Fact[]; limit: Fact }
  file: PlateCopy
}
