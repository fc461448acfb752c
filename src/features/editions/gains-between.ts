import type { EditionId } from '~/content/editions'
import type { AbilityField } from './ability-cells'
import { abilities, findEdition, limitOf, type Quantity, quantities, type Requirements } from './finder'

/** What one edition is stated to have and another one is not. */
export interface EditionGains {
  /** Quantities whose stated limit is another one, in either direction. */
  limits: readonly Quantity[]
  /** What rules out the one edition and not the other. */
  abilities: readonly AbilityField[]
}

/** What changes from one edition to another, of all that the finder asks for. */
export function gainsBetween(from: EditionId, to: EditionId): EditionGains {
  const rulesOut = (requirements: Requirements, id: EditionId) =>
    findEdition(requirements).editions.some((edition) => edition.id === id && edition.against.length > 0)
  const asked: readonly (readonly [AbilityField, Requirements])[] = [
    ['permissions', { permissions: 'elements' }],
    ...abilities.map((name): [AbilityField, Requirements] => [name, { [name]: true }])
  ]
  return {
    limits: quantities.filter((name) => {
      const limits = [limitOf(from, name), limitOf(to, name)]
      return limits[0] !== limits[1] && !limits.includes('unstated')
    }),
    abilities: asked.filter(([, need]) => rulesOut(need, from) && !rulesOut(need, to)).map(([name]) => name)
  }
}
