/**
 * The times of a feed's entry. Neither lies in the future, though a vendor may state a later day: readers would show the entry
 * above all others until then. An entry without any moment of the past has the Unix epoch, which is the same in every answer.
 * @param published moments from which the publication is known, the best first; undefined for one that is not known
 * @param changed when the entry was last changed, if that is known
 */
export function entryTimes(published: readonly (string | undefined)[], changed?: string, now = Date.now()) {
  const isPast = (moment: string | undefined): moment is string => moment !== undefined && Date.parse(moment) <= now
  const first = published.find(isPast)
  const known = [first, changed].filter(isPast).map((moment) => new Date(moment).toISOString())
  return {
    published: first && new Date(first).toISOString(),
    updated: [...known].sort().at(-1) ?? new Date(0).toISOString()
  }
}
