import { synonyms } from '~/content/synonyms'
import { editDistance, isHan } from '~/contract/search-terms'

const most = 4
/** A Latin name is near if at most this share of its letters differs. */
const differing = 0.4

/** Names of concepts that look like the query: with the same characters, or nearly the same letters. */
export function nearNames(query: string): string[] {
  const typed = query.toLowerCase()
  return synonyms
    .flatMap((names) => {
      const [best] = names
        .map((name) => ({ name, nearness: nearness(typed, name.toLowerCase()) }))
        .sort((a, b) => b.nearness - a.nearness)
      return best && best.nearness > 0 ? [best] : []
    })
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ name }) => name)
}

/** From 0 to 1. */
function nearness(typed: string, name: string): number {
  if (isHan(name)) {
    const shared = [...new Set(name)].filter((character) => typed.includes(character)).length
    return shared / new Set(name).size >= 0.5 ? shared / Math.max(name.length, typed.length) : 0
  }
  const length = Math.max(typed.length, name.length)
  const allowed = Math.floor(length * differing)
  const distance = editDistance(typed, name, allowed)
  return distance > allowed ? 0 : 1 - distance / length
}
