import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ChoiceCopy } from '../types'
import type { figures } from './figures'
import type { FitQuestionId, StoreId } from './fit'

declare module '../types' {
  interface ProductPages {
    fit: { copy: FitCopy; figures: typeof figures }
  }
}

/** The names of the stores; the questions are numbered. */
export interface FitWords {
  stores: Readonly<Record<StoreId, string>>
}

export interface FitCopy extends PageCopy {
  choice: ChoiceCopy<readonly [string, string]> & { questions: Readonly<Record<FitQuestionId, string>> }
  figure: FigureCopy
  words: FitWords
  /** {graph} and {all} are counted on the figure. */
  signs: PlateCopy & { items: readonly Item[] }
  against: PlateCopy & { items: readonly Item[] }
  beside: PlateCopy & { stages: readonly { name: string; text: string }[]; caption: string }
  next: NextCopy
}
