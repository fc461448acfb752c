import type { FigureCopy, Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'

declare module '../types' {
  interface ReportPages {
    hub: { copy: HubCopy }
  }
}

/** The report center, `/report`. */
export interface HubCopy extends PageCopy {
  actions: { samples: string; reports: string }
  figure: FigureCopy
  list: PlateCopy
  explorer: PlateCopy
  trust: PlateCopy & { items: readonly Item[] }
  papers: PlateCopy & { items: readonly Item[]; link: string }
  /** Headline of the collapsed section. */
  more: string
  next: NextCopy
}
