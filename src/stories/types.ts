import type { PageCopy } from '~/content/page-copy'
import type { PageAddress } from '~/ui/page-link'

/** Copy of a story: its figure, its text, and the page it links to. */
export interface StoryCopy extends PageCopy {
  figure: { caption: string; reading: string; alt: string; words: readonly string[] }
  question: string
  answer: string
  /** Whether the parts form a sequence. */
  ordered: boolean
  parts: readonly { term: string; text: string }[]
  next: { kicker: string; title: string; link: string; to: PageAddress }
}
