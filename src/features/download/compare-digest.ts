export interface PublishedFile {
  title: string
  name: string
  sha256: string
}

/** The published digest to compare with. */
export interface PublishedFiles {
  files: readonly PublishedFile[]
  /** Whether every list of files was loaded. */
  isComplete: boolean
}

/** Result of the comparison: identical, a different file with that name, unknown, or open because a list is missing. */
export type Verdict =
  | { outcome: 'match'; published: PublishedFile }
  | { outcome: 'mismatch'; published: PublishedFile }
  | { outcome: 'unknown' }
  | { outcome: 'open' }

/**
 * Compares a file with the published digests. If none matches, the file is identified by name; on the page of a single file
 * it is that file.
 */
export function compareDigest(file: { name: string; sha256: string }, { files, isComplete }: PublishedFiles): Verdict {
  const same = files.find(({ sha256 }) => sha256 === file.sha256)
  if (same) return { outcome: 'match', published: same }
  const name = plainName(file.name)
  const meant = isComplete && files.length === 1 ? files[0] : files.find((each) => plainName(each.name) === name)
  if (meant) return { outcome: 'mismatch', published: meant }
  return { outcome: isComplete ? 'unknown' : 'open' }
}

/** The file name without a browser's suffix for copies: «driver (1).zip», «driver(1).zip». */
const plainName = (name: string): string => name.replace(/ ?\(\d+\)(?=(\.[^.]*)?$)/, '').toLowerCase()
