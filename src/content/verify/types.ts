import type { PageCopy, PlateCopy } from '~/content/page-copy'

interface Fact {
  term: string
  text: string
}

/** The page that checks certificates, `/verify`. */
export interface VerifyCopy extends PageCopy {
  /** What a certificate proves; the last fact states what it does not. */
  proof: PlateCopy & { facts: readonly Fact[] }
  file: PlateCopy
}
