import type { PageCopy, PlateCopy } from '~/content/page-copy'

interface Paragraph {
  heading: string
  text: string
}

/** Copy of the page about the graph database, `/product/database`. Counts and names replace the placeholders in braces. */
export interface DatabaseContent extends PageCopy {
  actions: { start: string; editions: string }
  model: {
    plate: PlateCopy
    number: string
    caption: string
    alt: string
    /** In the order of the drawing's numbers. */
    callouts: readonly [string, string, string, string, string, string]
    calloutsLabel: string
    words: {
      account: string
      device: string
      login: string
      transfer: string
      accountProperties: readonly [string, string]
      deviceProperties: readonly [string, string]
      transferProperties: readonly [string, string]
    }
  }
  storage: {
    plate: PlateCopy
    number: string
    /** {hops}, {rows} */
    caption: string
    alt: string
    words: { login: string; transfer: string }
    near: Paragraph
    /** {hops}, {rows}, {vertices} */
    cost: Paragraph
    limits: Paragraph
  }
  query: {
    plate: PlateCopy
    /** {start} or {found} */
    steps: readonly [Step, Step, Step, Step]
    code: string
    /** Suggestion of what to do with the query in the page's head. */
    hint: string
    /** Text alternative of its figure. */
    alt: string
    note: string
    /** Between the vertices of a list. */
    separator: string
  }
  partition: {
    plate: PlateCopy
    word: string
    inTurn: Figure
    byGroup: Figure
    why: Paragraph
    /** {edges}, {inTurn}, {byGroup} */
    how: Paragraph
    /** {editions} */
    which: Paragraph
  }
  permissions: {
    plate: PlateCopy
    number: string
    caption: string
    alt: string
    words: { all: string; part: string }
    /** {editions} */
    graphs: Paragraph
    elements: Paragraph
  }
  integration: {
    plate: PlateCopy
    /** {version} */
    stages: Readonly<Record<'sources' | 'import' | 'database' | 'drivers' | 'applications', { name: string; text: string }>>
    note: string
  }
  /** The next three sections present facts of the vendor, and are absent without them. */
  architecture: {
    plate: PlateCopy
    figure: string
    alt: string
    storage: string
    replication: string
    isolation: string
    failover: string
    backup: string
  }
  algorithms: {
    /** {count} in the lead: the algorithms of the catalog; {editions}: those that have them. */
    plate: PlateCopy & { lead: string }
    counts: { caption: string; columns: readonly [string, string, string] }
    columns: readonly [string, string, string, string, string, string]
    /** Between the items of a list. */
    separator: string
    run: string
  }
  platforms: {
    plate: PlateCopy
    systems: { caption: string; column: string; supported: string; unsupported: string }
    drivers: { caption: string; columns: readonly [string, string, string, string, string]; reference: string }
    images: { caption: string; columns: readonly [string, string] }
    integrations: { caption: string; columns: readonly [string, string] }
  }
  editions: { plate: PlateCopy; columns: readonly [string, string, string, string, string]; link: string }
  /** Headline of the collapsed section. */
  more: string
  next: {
    plate: PlateCopy
    learn: { kicker: string; title: string; link: string }
    choose: { kicker: string; title: string; link: string }
    related: string
    why: string
    what: string
  }
}

interface Step {
  title: string
  text: string
}

interface Figure {
  number: string
  /** {edges}, {cut} */
  caption: string
  alt: string
}
