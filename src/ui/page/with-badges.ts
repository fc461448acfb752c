/**
 * The entries of a list with whether each has the badge of a sample: the first if all are samples, so that a page has one badge;
 * every sample where others are real, so that none is taken for a real one.
 * @param isMarked whether the page has a badge above the list
 */
export function withBadges<Entry extends { isSample: boolean }>(
  entries: readonly Entry[],
  isMarked = false
): (Entry & { hasBadge: boolean })[] {
  const isMixed = entries.some(({ isSample }) => !isSample)
  return entries.map((entry, index) => ({ ...entry, hasBadge: entry.isSample && (isMixed || (index === 0 && !isMarked)) }))
}
