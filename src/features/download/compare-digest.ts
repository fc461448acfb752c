export interface PublishedFile {
  title: string
  name: string
  sha256: string
}

/** The published digests to compare with. */
export interface PublishedFiles {
  files: readonly PublishedFile[]
  /** The file of its own page, all published files, a part of them because others are on other pages, or because of a failure. */
  extent: 'file' | 'all' | 'part' | 'failed'
}

/** Result of the comparison: identical, a different file with that name, unknown, or open because files are missing. */
export type Verdict =
  | { outcome: 'match'; published: PublishedFile }
  | { outcome: 'mismatch'; published: PublishedFile }
  | { outcome: 'unknown' }
  | { outcome: 'open'; extent: 'part' | 'failed' }

/**
 * Compares a file with the published digests. If none matches, the file is identified by name; on the page of a file it is that
 * file.
 */
export function compareDigest(file: { name: string; sha256: string }, { files, extent }: PublishedFiles): Verdict {
  const same = files.find(({ sha256 }) => sha256 === file.sha256)
  if (same) return { outcome: 'match', published: same }
  const name = plainName(file.name)
  const meant = files.find((each) => extent === 'file' || plainName(each.name) === name)
  if (meant) return { outcome: 'mismatch', published: meant }
  return extent === 'part' || extent === 'failed' ? { outcome: 'open', extent } : { outcome: 'unknown' }
}

/** The file name without a browser's suffix for copies: «driver (1).zip», «driver(1).zip». */
const plainName = (name: string): string => name.replace(/ ?\(\d+\)(?=(\.[^.]*)?$)/, '').toLowerCase()
