/** A file with its published digest. */
export interface Published {
  title: string
  name: string
  sha256: string
}

/** What a page has to compare with. */
export interface Publication {
  files: readonly Published[]
  /** Whether no list of them is missing: one may have to be asked for again. */
  isWhole: boolean
}

/**
 * What the comparison found: the original of a file, another file in its place, none of the files at all, or nothing yet, since
 * it may be one of those that are missing.
 */
export type Verdict =
  | { outcome: 'match'; published: Published }
  | { outcome: 'mismatch'; published: Published }
  | { outcome: 'unknown' }
  | { outcome: 'open' }

/**
 * Compares the digest of a file with those that are published. Where none is the same, the file counts as what its name says;
 * a page of one file has but that one to compare with.
 */
export function verdictOn(file: { name: string; sha256: string }, { files, isWhole }: Publication): Verdict {
  const same = files.find(({ sha256 }) => sha256 === file.sha256)
  if (same) return { outcome: 'match', published: same }
  const name = plainName(file.name)
  const meant = isWhole && files.length === 1 ? files[0] : files.find((each) => plainName(each.name) === name)
  if (meant) return { outcome: 'mismatch', published: meant }
  return { outcome: isWhole ? 'unknown' : 'open' }
}

/** The name without what a browser adds to that of a second copy: «driver (1).zip», «driver(1).zip». */
const plainName = (name: string): string => name.replace(/ ?\(\d+\)(?=(\.[^.]*)?$)/, '').toLowerCase()
