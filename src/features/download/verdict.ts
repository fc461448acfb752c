/** A file with its published digest. */
export interface Published {
  title: string
  name: string
  sha256: string
}

/** What the comparison found: the original of a file, another file in its place, or none of the files at all. */
export type Verdict =
  | { outcome: 'match'; published: Published }
  | { outcome: 'mismatch'; published: Published }
  | { outcome: 'unknown' }

/**
 * Compares the digest of a file with those that are published. Where none is the same, the file counts as what its name says;
 * a page of one file has but that one to compare with.
 */
export function verdictOn(file: { name: string; sha256: string }, published: readonly Published[]): Verdict {
  const same = published.find(({ sha256 }) => sha256 === file.sha256)
  if (same) return { outcome: 'match', published: same }
  const name = plainName(file.name)
  const meant = published.length === 1 ? published[0] : published.find((each) => plainName(each.name) === name)
  return meant ? { outcome: 'mismatch', published: meant } : { outcome: 'unknown' }
}

/** The name without what a browser adds to that of a second copy: «driver (1).zip», «driver(1).zip». */
const plainName = (name: string): string => name.replace(/ ?\(\d+\)(?=(\.[^.]*)?$)/, '').toLowerCase()
