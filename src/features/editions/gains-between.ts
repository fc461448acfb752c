import type { EditionId } from '~/content/editions'
import { abilities, quantities } from '~/contract/finder-fields'
import type { AbilityField } from './ability-cells'
import { findEdition, limitOf, type Quantity, type Requirements } from './finder'

/** Differences between two editions. */
interface EditionGains {
  /** Quantities with different stated limits. */
  limits: readonly Quantity[]
  /** Abilities that only the second edition has. */
  abilities: readonly AbilityField[]
}

/** Differences between two editions in everything that the finder checks. */
export function gainsBetween(from: EditionId, to: EditionId): EditionGains {
  const rulesOut = (requirements: Requirements, id: EditionId) =>
    findEdition(requirements).editions.some((edition) => edition.id === id && edition.failed.length > 0)
  const requirements: readonly (readonly [AbilityField, Requirements])[] = [
    ['permissions', { permissions: 'elements' }],
    ...abilities.map((name): [AbilityField, Requirements] => [name, { [name]: true }])
  ]
  return {
    limits: quantities.filter((name) => {
      const limits = [limitOf(from, name), limitOf(to, name)]
      return limits[0] !== limits[1] && !limits.includes('unstated')
    }),
    abilities: requirements.filter(([, need]) => rulesOut(need, from) && !rulesOut(need, to)).map(([name]) => name)
  }
}
