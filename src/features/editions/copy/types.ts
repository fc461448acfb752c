import type { PageCopy, PlateCopy } from '~/content/page-copy'

/** The finder's requirements, named as in its form and address. */
type QuantityName = 'graphs' | 'storage' | 'vertices' | 'nodes' | 'users' | 'algorithms'
type AbilityName = 'ldap' | 'partitioned' | 'distributed' | 'commercial'

interface QuantityCopy {
  /** Label of the field and name of the requirement. */
  label: string
  /** Hint below the field: what is counted, and how to write it. */
  hint: string
  /** A valid example, shown in the message for an invalid value. */
  example: string
}

export interface FinderCopy {
  plate: PlateCopy
  quantities: Readonly<Record<QuantityName, QuantityCopy>>
  permissions: { label: string; hint: string; any: string; graphs: string; elements: string }
  abilities: Readonly<Record<AbilityName, { label: string; hint: string }>>
  submit: string
  clear: string
  /** Questions to begin with; their requirements are in finder-examples.ts. */
  examples: { label: string; course: string; team: string; group: string; beyond: string }
  answer: {
    label: string
    /** {edition} */
    fits: string
    /** Shown if the specification leaves something open: {edition} */
    mayFit: string
    fitsText: string
    /** Instead, if the specification states no limit for a requirement: {needs} */
    mayFitText: string
    none: string
    noneText: string
    empty: string
    emptyText: string
    /** Between the needs of a list. */
    separator: string
    editions: string
    chosen: string
    larger: string
    /** Replaces them if something has to be confirmed: {needs} */
    open: string
    /** An address without requirements. */
    share: string
    consult: string
  }
  /** Reasons against an edition, each a separate sentence. */
  reasons: {
    /** {limit} and {wanted}. */
    exceeded: Readonly<Record<QuantityName, string>>
    unlisted: Readonly<Record<'permissions' | 'nodes' | Exclude<AbilityName, 'commercial'>, string>>
    coarse: string
    forbidden: string
  }
  fault: {
    title: string
    /** {field}; also {example} or {most}. */
    number: string
    whole: string
    small: string
    large: string
    choice: string
  }
  scale: {
    /** {need} and {wanted}. */
    caption: string
    /** {wanted} */
    wanted: string
    listed: string
    /** A restriction that the specification does not make. */
    unrestricted: string
    denied: string
    figure: string
    notes: Readonly<Record<'reading' | 'limits' | 'features' | 'finer', { name: string; text: string }>>
  }
}

export interface ComparisonCopy {
  plate: PlateCopy
  groups: Readonly<Record<'scale' | 'people' | 'algorithms' | 'terms', string>>
  rows: Readonly<Record<'ldap' | 'license' | 'deployment' | 'price', string>>
  /** `from` has {price}. */
  values: Readonly<
    Record<
      'yes' | 'nonCommercial' | 'byContract' | 'free' | 'charged' | 'single-server' | 'enterprise' | 'from' | 'contract',
      string
    >
  >
}

/** The page that compares the editions, `/galaxyProduct`. */
export interface EditionsPageContent extends PageCopy {
  actions: { find: string; compare: string }
  figure: {
    number: string
    alt: string
    caption: string
    /** Name of the list of call-outs. */
    callouts: string
    /** {editions} and {count}. */
    callout: string
    /** Between editions with the same value. */
    and: string
  }
  finder: FinderCopy
  comparison: ComparisonCopy
  upgrades: {
    plate: PlateCopy
    /**
     * Each upgrade: {graphs}, {storage}, {vertices}, {users}, {algorithms} of the lower edition, {nextAlgorithms} of the
     * higher one.
     */
    steps: Readonly<Record<'paid' | 'standard' | 'advanced', { title: string; text: string }>>
  }
  support: {
    plate: PlateCopy
    plans: { caption: string; columns: readonly [string, string, string, string, string] }
    versions: { caption: string; columns: readonly [string, string, string, string] }
    /** Between the editions of a plan. */
    separator: string
  }
  /** Headline of the collapsed section. */
  more: string
  next: {
    plate: PlateCopy
    learn: { kicker: string; title: string; link: string }
    consult: { kicker: string; title: string; link: string }
    related: string
    algorithms: string
    database: string
    downloads: string
  }
}
