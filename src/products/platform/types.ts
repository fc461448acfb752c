import type { PlateCopy } from '~/content/page-copy'
import type { PieceCopy } from '../types'
import type { figures } from './figures'
import type { EdgeKind } from './investigation'

declare module '../types' {
  interface ProductPages {
    platform: { copy: PlatformCopy; figures: typeof figures }
  }
}

/** The names of three algorithms, over their columns. */
export interface RanksWords {
  algorithms: readonly string[]
}

/** Copy of the demonstration. */
export interface InvestigationWords {
  vertexKinds: Readonly<Record<'account' | 'device' | 'phone', string>>
  filter: string
  kinds: Readonly<Record<EdgeKind, string>>
  /** {date} is the last day that is shown. */
  until: string
  /** So many {vertices} and {edges} are shown. */
  alt: string
  open: string
  /** Money returns along {path} from the day {from} to the day {to}. */
  found: string
  evidence: string
  columns: readonly [string, string, string, string]
  again: string
}

/** The graph intelligence platform, `/giProduct`. */
export interface PlatformCopy extends PieceCopy {
  /** Headline of the collapsed section. */
  more: string
  demonstration: InvestigationWords & { hint: string }
  /** A row for each algorithm; {circles} communities. */
  readings: PlateCopy & { caption: string; alt: string; rows: readonly (readonly [string, string])[] }
  /** Caption of the drawings of the steps. */
  stepsCaption: string
}
