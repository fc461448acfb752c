/**
 * Decides which entries of a list show the sample badge. If all are samples, only the first shows it, because a page has one badge.
 * If some are real, every sample shows it.
 * @param isMarked whether the page has a badge above the list
 */
export function withBadges<Entry extends { isSample: boolean }>(
  entries: readonly Entry[],
  isMarked = false
): (Entry & { hasBadge: boolean })[] {
  const isMixed = entries.some(({ isSample }) => !isSample)
  return entries.map((entry, index) => ({ ...entry, hasBadge: entry.isSample && (isMixed || (index === 0 && !isMarked)) }))
}
