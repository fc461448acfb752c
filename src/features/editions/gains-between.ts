import type { EditionId, StatedLimit } from '~/content/editions'
import { abilities, quantities } from '~/contract/finder-fields'
import type { AbilityField } from './ability-cells'
import { findEdition, limitOf, type Quantity, type Requirements } from './finder'

/** Differences between two editions. */
interface EditionGains {
  /** Quantities with different stated limits. */
  limits: readonly { name: Quantity; before: StatedLimit; after: StatedLimit }[]
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
    limits: quantities.flatMap((name) => {
      const [before, after] = [limitOf(from, name), limitOf(to, name)]
      return before === 'unstated' || after === 'unstated' || before === after ? [] : [{ name, before, after }]
    }),
    abilities: requirements.filter(([, need]) => rulesOut(need, from) && !rulesOut(need, to)).map(([name]) => name)
  }
}
